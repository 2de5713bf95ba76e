import { HYDRATED_MARK } from '@hyangro/contracts/wire-names';
import { stubEntries } from '../../testing/stub-entries';
import { fontChoice, fontStarter } from './font-starter';
import type { PageFonts } from '@hyangro/ui/theme';

const FONTS: PageFonts = {
  name: 'k1.ko',
  preload: [],
  rules: '',
  late: [
    [
      ['Text', '/fonts/text.woff2', '400 800'],
      ['Hahmlet', '/fonts/heading.woff2', '500'],
    ],
    [
      ['Text', '/fonts/text-more.woff2', '400 800'],
      ['Hahmlet', '/fonts/heading-more.woff2', '500'],
    ],
  ],
  known: { href: '/fonts/letters.json', family: 'Text' },
};
/** ₩ and 삶 are in the files of text alone. */
const KNOWN = { text: '향수삶₩', noHeading: '₩삶', blocks: ['1', '17b'], blockEnd: '.h.woff2' };

class Face {
  static asked: string[] = [];
  static missing = '';
  readonly file: string;
  constructor(
    readonly family: string,
    source: string,
    readonly descriptors: { unicodeRange?: string },
  ) {
    this.file = /([\w.-]+)\.woff2/.exec(source)?.[1] ?? source;
  }
  load() {
    Face.asked.push(this.file);
    return this.file === Face.missing ? Promise.reject(new Error('away')) : Promise.resolve(this);
  }
}
const drawn: Face[] = [];
const files = () => drawn.map(({ file }) => file);
const tasks = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));
const faceOf = (id: string) => document.getElementById(id)?.dataset.face;

beforeEach(() => {
  Face.asked = [];
  Face.missing = '';
  drawn.length = 0;
  document.cookie = 'hy_fonts=; Max-Age=0; Path=/';
  document.documentElement.lang = 'ko';
  delete document.documentElement.dataset.fonts;
  Object.assign(window, { FontFace: Face, fetch: () => Promise.resolve({ json: () => Promise.resolve(KNOWN) }) });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: Face) => drawn.push(face) } });
  connectBy(undefined);
});

const connectBy = (connection: { saveData?: boolean; effectiveType?: string } | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

function run(html: string) {
  const [, code = ''] = /^<script nonce="n0nce">(.*)<\/script>$/.exec(html) ?? [];
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
}

/** Runs what the page would run at its end, around the given content. */
function open(content = '', fonts: PageFonts = FONTS): { hydrate(): void } {
  // One that no earlier page observes.
  document.body = document.createElement('body');
  document.body.innerHTML = content;
  const tell = stubEntries();
  run(fontStarter(fonts, 'n0nce'));
  return { hydrate: () => tell(HYDRATED_MARK) };
}
async function rest(content: string, fonts?: PageFonts) {
  open(content, fonts).hydrate();
  await tasks();
}

describe('files of the fonts', () => {
  test('are asked for once the page answers clicks, what draws most first, are drawn together, and come with the next page', async () => {
    const { hydrate } = open();
    await tasks();
    expect(Face.asked).toEqual([]);
    hydrate();
    await tasks();
    expect(Face.asked).toEqual(['text', 'heading', 'text-more', 'heading-more']);
    expect(files()).toEqual(['heading-more', 'text-more', 'heading', 'text']);
    expect(document.cookie).toContain('hy_fonts=k1.ko');
  });

  test('that do not all come leave their family to the device, and the next page asks again', async () => {
    Face.missing = 'text-more';
    await rest('');
    expect(files()).toEqual(['heading-more', 'heading']);
    expect(document.cookie).not.toContain('hy_fonts');
  });

  test('come after four seconds without the page’s scripts', () => {
    jest.useFakeTimers();
    open();
    jest.advanceTimersByTime(3_999);
    expect(Face.asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(Face.asked).toHaveLength(2);
    jest.useRealTimers();
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
    'stay away with %j: whole texts are the device’s',
    async (line) => {
      connectBy(line);
      run(fontChoice(FONTS, 'n0nce'));
      expect(document.documentElement.dataset.fonts).toBe('device');
      await rest('<p id="text">뷁 향수</p>');
      expect([Face.asked, faceOf('text')]).toEqual([[], undefined]);
      expect(document.cookie).not.toContain('hy_fonts');
    },
  );

  test('come on a fast line', () => {
    connectBy({ saveData: false, effectiveType: '4g' });
    run(fontChoice(FONTS, 'n0nce'));
    expect(document.documentElement.dataset.fonts).toBeUndefined();
  });

  test('are not asked for where they are not built', () => {
    expect(fontStarter({ preload: [], rules: '', late: [], known: null, name: '' }, 'n0nce')).toBe('');
  });
});

describe('one face for a text', () => {
  const KEPT = { ...FONTS, late: [] };

  test('a letter that no file has comes in its block, in the step of the others', async () => {
    await rest('<p id="text">뷁 향수</p>');
    expect(files()).toEqual(['heading-more', 'text-more', 'heading', 'text', 'block-17b.h']);
    expect(drawn.at(-1)).toMatchObject({ family: 'Text', descriptors: { unicodeRange: 'U+bd80-bdff' } });
    expect(faceOf('text')).toBeUndefined();
  });

  test('a letter that comes later, or changes, is looked at too; a block is asked for once', async () => {
    await rest('<p id="text">향수</p>', KEPT);
    expect(Face.asked).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', '<p>é</p>');
    await tasks();
    expect(files()).toEqual(['block-1.h']);
    const words = document.getElementById('text')?.firstChild;
    if (words) words.nodeValue = 'é 뷁';
    await tasks();
    expect(files()).toEqual(['block-1.h', 'block-17b.h']);
  });

  test('a mark of React that changes, a comment, hides no text that changes with it', async () => {
    await rest('<p id="text">향수</p><!--$?-->', KEPT);
    const [words, mark] = [document.getElementById('text')?.firstChild, document.body.lastElementChild?.previousSibling];
    if (words && mark) [mark.nodeValue, words.nodeValue] = ['$~', '뷁'];
    expect(mark?.nodeType).toBe(Node.COMMENT_NODE);
    await tasks();
    expect(files()).toEqual(['block-17b.h']);
  });

  test('a heading with a letter that its face lacks is drawn in the face of text as a whole, until its words change', async () => {
    await rest(
      '<h2 id="lacks" style="font-family:Hahmlet">향수 삶</h2><h2 id="rare" style="font-family:Hahmlet">뷁</h2>' +
        '<h2 id="whole" style="font-family:Hahmlet">향수</h2><p id="text">삶 ₩1</p>',
      KEPT,
    );
    expect(['lacks', 'rare', 'whole', 'text'].map(faceOf)).toEqual(['text', 'text', undefined, undefined]);
    expect(files()).toEqual(['block-17b.h']);
    const words = document.getElementById('lacks')?.firstChild;
    if (words) words.nodeValue = '향수';
    await tasks();
    expect(faceOf('lacks')).toBeUndefined();
  });

  test('a text in Chinese is the device’s as a whole, and one in Korean on a page in another language', async () => {
    await rest('<p id="cn">香水 A</p><p id="both">香 향수</p><p id="latin">A 😊</p>', KEPT);
    expect(['cn', 'both', 'latin'].map(faceOf)).toEqual(['cn', 'ko', undefined]);
    document.documentElement.lang = 'zh-CN';
    await rest('<p id="cn">香水 A</p><p id="ko">향수 A</p>', { ...KEPT, known: null });
    expect(['cn', 'ko'].map(faceOf)).toEqual([undefined, 'ko']);
    document.documentElement.lang = 'en';
    await rest('<p id="ko">한글 A</p>', KEPT);
    expect(faceOf('ko')).toBe('ko');
    expect(Face.asked).toEqual([]);
  });

  test('a reader who saves data, with the fonts kept, gets no block: the text is the device’s as a whole', async () => {
    connectBy({ saveData: true });
    await rest('<p id="text">뷁 향수</p><p id="own">향수</p>', KEPT);
    expect([faceOf('text'), faceOf('own'), Face.asked]).toEqual(['ko', undefined, []]);
  });
});
