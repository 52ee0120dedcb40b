/** The closing line that CI and people read: `N passed, N failed`, with skipped ones named when there are any. */
module.exports = class CountReporter {
  onRunComplete(_contexts, results) {
    // A test file that cannot start has no failed test of its own, yet it is a failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    process.stdout.write(
      `\n${results.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
  }
};
