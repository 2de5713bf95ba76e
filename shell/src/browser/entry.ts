import { nextTask } from './next-task';

/**
 * Runs the page's one script in several tasks: all of it at once keeps a phone from answering for a quarter of a second. The
 * modules are in this file already (`eager`), they are only evaluated later.
 */
async function run() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './main');
}
void run();
