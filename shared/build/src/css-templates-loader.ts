const OPENING = /(?:\bstyled(?:\.\w+|\([^`]*?\))|\bcss|\bkeyframes)`/g;

/** Takes comments and line breaks out of emotion's templates: they are of no use in the bundle. Values in `${…}` stay as they are. */
export default function shrinkStyles(source: string): string {
  let result = '';
  let from = 0;
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(source); found; found = OPENING.exec(source)) {
    const start = found.index + found[0].length;
    const end = endOfTemplate(source, start);
    if (end < 0) break;
    result += source.slice(from, start) + shrink(source.slice(start, end));
    from = end;
    OPENING.lastIndex = end;
  }
  return result + source.slice(from);
}

/** Index of the template's closing backtick; -1 when the text is none. */
function endOfTemplate(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (depth === 0 && source[at] === '`') return at;
    else if (source[at] === '$' && source[at + 1] === '{') depth += 1;
    else if (depth > 0 && source[at] === '{' && source[at - 1] !== '$') depth += 1;
    else if (depth > 0 && source[at] === '}') depth -= 1;
  }
  return -1;
}

/** Only parts outside `${…}` are touched. */
const shrink = (template: string): string =>
  template
    .split(/(\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/)
    .map((part, at) =>
      at % 2
        ? part
        : part
            .replace(/\/\*[\s\S]*?\*\//g, '')
            .replace(/\s*\n\s*/g, '\n')
            .replace(/([;{}])\n/g, '$1')
            .replace(/\n/g, ' '),
    )
    .join('')
    .trim();
