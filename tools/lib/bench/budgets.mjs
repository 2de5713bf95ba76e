/** @typedef {{ limit: number, unit: string, isGate: boolean, title: string }} Budget */
/** @typedef {ReturnType<typeof createReport>} Report */

/** Budgets of the production build, first visit, brotli 11. `isGate` budgets fail the run; timings are shown only. */
export const BUDGETS = {
  jsBytes: { limit: 150_000, unit: 'B', isGate: true, title: 'JS of the first load (br)' },
  jsRequests: { limit: 6, unit: '', isGate: true, title: 'JS requests of the first load' },
  levels: { limit: 2, unit: '', isGate: true, title: 'request levels to the first screen' },
  remoteEntry: { limit: 10_000, unit: 'B', isGate: true, title: 'remoteEntry (br)' },
  htmlBytes: { limit: 35_000, unit: 'B', isGate: true, title: 'HTML of Main with data (br)' },
  fontBytes: { limit: 110_000, unit: 'B', isGate: true, title: 'fonts of Main (ko)' },
  renderCpu: { limit: 25, unit: 'ms', isGate: false, title: 'server render, data warm (CPU)' },
  screenChange: { limit: 100, unit: 'ms', isGate: false, title: 'screen change, warm, CPU ÷ 4' },
  keptReturn: { limit: 50, unit: 'ms', isGate: false, title: 'return to a kept screen, CPU ÷ 4' },
  // No budget of ours: the quickest of the shops we measured ourselves against.
  cartBadge: { limit: 430, unit: 'ms', isGate: false, title: 'click to the cart badge, CPU ÷ 4' },
  startAgain: { limit: 10_000, unit: 'ms', isGate: false, title: 'npm start, second time' },
  heapGrowth: { limit: 5_000_000, unit: 'B', isGate: false, title: 'JS heap after 20 round trips' },
  apiProduct: { limit: 0.6, unit: 'ms', isGate: false, title: 'API product read (CPU)' },
  apiLayout: { limit: 1.0, unit: 'ms', isGate: false, title: 'API layout read (CPU)' },
};

/** Collects figures, prints them beside their budgets, and knows which gates failed. */
export function createReport() {
  /** @type {(Budget & { value: number, where: string })[]} */
  const rows = [];
  return {
    add(/** @type {keyof typeof BUDGETS} */ name, /** @type {number} */ value, where = '') {
      rows.push({ ...BUDGETS[name], value, where });
    },
    print() {
      for (const { title, where, value, limit, unit, isGate } of rows) {
        const mark = value <= limit ? '✓' : isGate ? '✗' : '·';
        console.log(`${mark} ${`${title}${where && ` · ${where}`}`.padEnd(62)} ${show(value, unit).padStart(12)}  of ${show(limit, unit)}`);
      }
      return rows.filter(({ isGate, value, limit }) => isGate && !(value <= limit)).length;
    },
  };
}

function show(/** @type {number} */ value, /** @type {string} */ unit) {
  if (unit === 'B') return `${(value / 1000).toFixed(1)} kB`;
  return `${Number.isInteger(value) ? value : value.toFixed(2)}${unit && ` ${unit}`}`;
}
