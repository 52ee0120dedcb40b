/** Where the workbench serves Microsoft's office.js from. */
export const OFFICE = '/office-js/';
/** The script that puts the workbench's side in place, before office.js. */
export const SHIM = '/workbench/shim.js';
const CDN = /https:\/\/appsforoffice\.microsoft\.com\/lib\/1\/hosted\//;

/**
 * taskpane.html as the workbench serves it: the shim before all else and office.js from node_modules, and not one byte
 * more than that is different.
 */
export function servedPage(html: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<script src="${SHIM}"></script>`).replace(CDN, OFFICE);
}
