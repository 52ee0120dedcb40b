import type { BuiltAddIn } from '../addin/built-addin';
import { FunctionScope } from '../addin/function-scope';
import type { FunctionsOptions } from '../addin/function-scope';
import type { CustomFunction } from '../engine/custom-function';

function loaded(document: Document, source: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${source} did not load.`)));
    script.src = source;
    document.head.append(script);
  });
}

/** Runs the built functions in an empty frame, without office.js: what Excel calls, and nothing else. */
export async function functionsInFrame(addIn: BuiltAddIn, options: FunctionsOptions): Promise<CustomFunction[]> {
  const scope = new FunctionScope(options);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'functions';
  document.body.append(frame);
  if (!frame.contentWindow || !frame.contentDocument) throw new Error('The browser gave no frame.');
  Object.assign(frame.contentWindow, scope.globals);
  await loaded(frame.contentDocument, '/texts.js');
  await loaded(frame.contentDocument, '/functions.js');
  return scope.functionsOf(addIn);
}
