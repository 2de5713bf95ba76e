import type { ProductEntry } from '../catalog.seed-schema';
import { OPTION_COLUMNS, PRODUCT_COLUMNS, optionCells, productCells } from './file-columns';

const same = (text: string) => ({ ko: text, en: text, cn: text });

/** A perfume in two sizes, with a value in every column. */
const EXAMPLE: ProductEntry = {
  productCd: 'EXAMPLE-1',
  brandCd: 'B01',
  cateCd: 'C0101',
  extraCateCds: ['C0103'],
  productType: 'DOMESTIC',
  name: { ko: '새벽 장미 오 드 퍼퓸', en: 'Rose of Dawn Eau de Parfum', cn: '晨曦玫瑰香水' },
  summary: { ko: '해 뜨기 전 정원의 장미', en: 'A rose garden before sunrise', cn: '日出之前的玫瑰园' },
  description: { ko: '이슬 맺힌 장미로 시작해요.', en: 'It begins with a rose in dew.', cn: '从带露的玫瑰开始。' },
  normalPrice: 90_000,
  salePrice: 61_200,
  discountRate: 32,
  volumeText: { ko: '30ml', en: '30 ml', cn: '30毫升' },
  volumeMl: 30,
  weightG: 120,
  isPerfume: true,
  optionType: 'SIZE',
  options: [
    { optionCd: 'EXAMPLE-1-30', name: same('30ml'), addPrice: 0, stockCnt: 12, volumeMl: 30, shadeNo: null, hex: null },
    { optionCd: 'EXAMPLE-1-50', name: same('50ml'), addPrice: 25_000, stockCnt: 5, volumeMl: 50, shadeNo: null, hex: null },
  ],
  stockCnt: 0,
  notes: {
    top: { ko: ['이슬'], en: ['dew'], cn: ['露水'] },
    heart: { ko: ['장미', '작약'], en: ['rose', 'peony'], cn: ['玫瑰', '芍药'] },
    base: { ko: ['머스크'], en: ['musk'], cn: ['麝香'] },
  },
  ingredients: ['Alcohol', 'Water'],
  skinTypes: [],
  concerns: [],
  scentFamilies: ['FLORAL'],
  maxPurchaseQty: 10,
  isNew: true,
  isBest: false,
  freeShipping: true,
  minGrade: null,
  firstPurchaseOnly: false,
  launchDate: '2026-01-01',
  keywords: ['rose', '장미'],
  images: { main: 'P0001', gallery: ['P0001-g2'], shopper: [] },
};

/** A CSV file that can be imported as it is: the header with every column, and one product in two lines. */
export function templateCsv(): string {
  const columns = [...PRODUCT_COLUMNS, ...OPTION_COLUMNS];
  const [first = {}, ...others] = EXAMPLE.options.map(optionCells);
  const lines = [
    { ...productCells({ ...EXAMPLE, stockCnt: null }), ...first },
    ...others.map((option) => ({ productCd: EXAMPLE.productCd, ...option })),
  ];
  return [columns, ...lines.map((cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? ''))]
    .map(lineOf)
    .join('');
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
