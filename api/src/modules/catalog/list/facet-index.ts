import { PRICE_BANDS, startsOf } from './list-bands';

/** A product as lists know it. */
export interface FacetRow {
  productCd: string;
  productNo: number;
  brandCd: string;
  cateKey: string;
  volumeKey: string;
  traitKey: string;
  productType: 'DOMESTIC' | 'OVERSEAS';
  freeShipping: boolean;
  isOnSale: boolean;
  inStock: boolean;
  salePrice: number;
  discountRate: number;
  /** `YYYY-MM-DD`. */
  launchDate: string;
  popularity: number;
  reviewCount: number;
}

/** Distinct keys, numbered as they come, each read once. */
export class Dictionary<T> {
  readonly values: T[] = [];
  private readonly numbers = new Map<string, number>();
  constructor(private readonly read: (key: string) => T) {}
  numberOf(key = ''): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.values.length);
    return this.values.push(this.read(key)) - 1;
  }
}

const listIn = (key = '') => (key === '' ? [] : key.split(','));
const PRICE_STARTS = startsOf(PRICE_BANDS);
const NUMBERS = [
  ...(['brand', 'category', 'volume', 'skinType', 'concern', 'scentFamily', 'salePrice', 'priceStretch'] as const),
  ...(['discountRate', 'launchDate', 'popularity', 'reviewCount'] as const),
];
const FLAGS = ['isOverseas', 'freeShipping', 'isOnSale', 'inStock'] as const;

/** The column with room for a place, and for as many again. */
function grown(column: Int32Array, at: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(1_024, at * 2));
  larger.set(column);
  return larger;
}

/**
 * All products in columns, by their place: a pass over hundreds of thousands takes milliseconds. Products keep their place;
 * one that is withdrawn stays with `isOnSale` false.
 */
export class FacetIndex {
  readonly brands = new Dictionary((key) => key);
  readonly categories = new Dictionary(listIn);
  readonly volumes = new Dictionary((key) => listIn(key).map(Number));
  readonly skinTypes = new Dictionary(listIn);
  readonly concerns = new Dictionary(listIn);
  readonly scentFamilies = new Dictionary(listIn);

  readonly codes: string[] = [];
  brand = new Int32Array(0);
  category = new Int32Array(0);
  volume = new Int32Array(0);
  skinType = new Int32Array(0);
  concern = new Int32Array(0);
  scentFamily = new Int32Array(0);
  salePrice = new Int32Array(0);
  /** How many bands' ends are at or below the price: see `startsOf`. */
  priceStretch = new Int32Array(0);
  discountRate = new Int32Array(0);
  /** `YYYYMMDD`. */
  launchDate = new Int32Array(0);
  popularity = new Int32Array(0);
  reviewCount = new Int32Array(0);
  /** 1 is yes. */
  isOverseas = new Uint8Array(0);
  freeShipping = new Uint8Array(0);
  isOnSale = new Uint8Array(0);
  inStock = new Uint8Array(0);
  /** One more than the place, by the number of the product. Numbers have few gaps. */
  private places = new Int32Array(0);

  /** Undefined for a product that lists do not know. */
  placeOf(productNo: number): number | undefined {
    const next = this.places[productNo] ?? 0;
    return next === 0 ? undefined : next - 1;
  }

  put(row: FacetRow): void {
    const at = this.placeOf(row.productNo) ?? this.codes.push(row.productCd) - 1;
    if (row.productNo >= this.places.length) this.places = grown(this.places, row.productNo);
    this.places[row.productNo] = at + 1;
    if (at >= this.brand.length) this.grow(at);
    this.brand[at] = this.brands.numberOf(row.brandCd);
    this.category[at] = this.categories.numberOf(row.cateKey);
    this.volume[at] = this.volumes.numberOf(row.volumeKey);
    const [skinTypes, concerns, scentFamilies] = row.traitKey.split('|');
    this.skinType[at] = this.skinTypes.numberOf(skinTypes);
    this.concern[at] = this.concerns.numberOf(concerns);
    this.scentFamily[at] = this.scentFamilies.numberOf(scentFamilies);
    this.isOverseas[at] = Number(row.productType === 'OVERSEAS');
    this.freeShipping[at] = Number(row.freeShipping);
    this.isOnSale[at] = Number(row.isOnSale);
    this.inStock[at] = Number(row.inStock);
    this.salePrice[at] = row.salePrice;
    this.priceStretch[at] = PRICE_STARTS.filter((start) => start <= row.salePrice).length;
    this.discountRate[at] = row.discountRate;
    this.launchDate[at] = Number(row.launchDate.replaceAll('-', ''));
    this.popularity[at] = row.popularity;
    this.reviewCount[at] = row.reviewCount;
  }

  /** Makes room for a place. */
  private grow(at: number): void {
    for (const name of NUMBERS) this[name] = grown(this[name], at);
    for (const name of FLAGS) {
      const column = new Uint8Array(this.brand.length);
      column.set(this[name]);
      this[name] = column;
    }
  }
}
