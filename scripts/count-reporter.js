const fs = require('node:fs');

/** The closing line that CI and people read: `N passed, N failed`, with skipped ones named when there are any. */
module.exports = class CountReporter {
  onRunComplete(_contexts, results) {
    // A test file that cannot start has no failed test of its own, yet it is a failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const count = `${results.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    // jest adds its own summary after every reporter; only at the exit does nothing follow.
    process.once('exit', () => fs.writeSync(process.stdout.fd, `\n${count}\n`));
  }
};
