/** Figures taken while a fixed piece of work takes this many times its least are those of a busy machine. */
const QUIET = 1.3;

/** Times one fixed piece of work between the measurements: how busy the machine was. */
export class Noise {
  readonly #times: number[] = [];

  look(): void {
    const began = performance.now();
    let value = 1;
    for (let at = 0; at < 3e7; at += 1) value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
    this.#times.push(performance.now() - began + (value ? 0 : 1));
  }

  print(): void {
    if (this.#times.length < 2) return;
    const [least, most] = [Math.min(...this.#times), Math.max(...this.#times)];
    const advice = most > least * QUIET ? ': the machine was busy, timings are not to be trusted' : '';
    console.log(`\nA fixed piece of work took ${least.toFixed(0)}–${most.toFixed(0)} ms${advice}.`);
  }
}
