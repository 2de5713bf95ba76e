interface LocalFace {
  family: 'Pretendard Local' | 'Hahmlet Local';
  /** Full names, as `local()` takes them. */
  names: string[];
  weight: string;
  /** Width of our letters by the width of these, in percent, weighed by how often the shop's texts use them. */
  size: number;
  /** Hangul or all else. */
  hangul: boolean;
}

const REGULAR = '400 500';
const BOLD = '600 800';

/**
 * Fonts of the device brought to the measures of ours: lines break at the same words, whichever draws them. Of two faces for
 * the same letters the later one counts, if the device has it. Apple's own are named in the tokens before these.
 */
const FACES: LocalFace[] = [
  { family: 'Pretendard Local', names: ['Arial', 'Liberation Sans'], weight: REGULAR, size: 100.7, hangul: false },
  { family: 'Pretendard Local', names: ['Arial Bold', 'Liberation Sans Bold'], weight: BOLD, size: 98.2, hangul: false },
  { family: 'Pretendard Local', names: ['Roboto', 'Roboto Regular'], weight: REGULAR, size: 101.3, hangul: false },
  { family: 'Pretendard Local', names: ['Roboto Bold'], weight: BOLD, size: 104.3, hangul: false },
  { family: 'Pretendard Local', names: ['Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'], weight: REGULAR, size: 94, hangul: true },
  {
    family: 'Pretendard Local',
    names: ['Malgun Gothic Bold', 'Noto Sans KR Bold', 'Noto Sans CJK KR Bold'],
    weight: BOLD,
    size: 94,
    hangul: true,
  },
  { family: 'Hahmlet Local', names: ['Times New Roman', 'Liberation Serif'], weight: '500', size: 122.7, hangul: false },
  { family: 'Hahmlet Local', names: ['Georgia'], weight: '500', size: 112.5, hangul: false },
  { family: 'Hahmlet Local', names: ['Noto Serif', 'Noto Serif Regular'], weight: '500', size: 104, hangul: false },
  { family: 'Hahmlet Local', names: ['Batang', 'Nanum Myeongjo', 'AppleMyungjo'], weight: '500', size: 100, hangul: true },
  { family: 'Hahmlet Local', names: ['Noto Serif KR', 'Noto Serif CJK KR'], weight: '500', size: 96.3, hangul: true },
];

/** Ascent and descent of ours, in em. */
const METRICS = { 'Pretendard Local': [0.9521, 0.2412], 'Hahmlet Local': [1.16, 0.288] } as const;

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/** The rules of these faces, as CSS text for the head. */
export const LOCAL_FACES = FACES.map(({ family, names, weight, size, hangul }) => {
  const [ascent, descent] = METRICS[family].map((em) => percent((em / size) * 10_000));
  return (
    `@font-face{font-family:'${family}';font-weight:${weight};src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${size}%;` +
    `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;unicode-range:${hangul ? 'U+1100-11ff,U+3130-318f,U+ac00-d7a3' : 'U+0-10ff'}}`
  );
}).join('');
