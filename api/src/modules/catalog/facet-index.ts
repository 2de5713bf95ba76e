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
  readonly brand: number[] = [];
  readonly category: number[] = [];
  readonly volume: number[] = [];
  readonly skinType: number[] = [];
  readonly concern: number[] = [];
  readonly scentFamily: number[] = [];
  readonly isOverseas: boolean[] = [];
  readonly freeShipping: boolean[] = [];
  readonly isOnSale: boolean[] = [];
  readonly inStock: boolean[] = [];
  readonly salePrice: number[] = [];
  /** How many bands' ends are at or below the price: see `startsOf`. */
  readonly priceStretch: number[] = [];
  readonly discountRate: number[] = [];
  /** `YYYYMMDD`. */
  readonly launchDate: number[] = [];
  readonly popularity: number[] = [];
  readonly reviewCount: number[] = [];
  private readonly places = new Map<number, number>();

  /** Undefined for a product that lists do not know. */
  placeOf(productNo: number): number | undefined {
    return this.places.get(productNo);
  }

  put(row: FacetRow): void {
    const at = this.places.get(row.productNo) ?? this.codes.push(row.productCd) - 1;
    this.places.set(row.productNo, at);
    this.brand[at] = this.brands.numberOf(row.brandCd);
    this.category[at] = this.categories.numberOf(row.cateKey);
    this.volume[at] = this.volumes.numberOf(row.volumeKey);
    const [skinTypes, concerns, scentFamilies] = row.traitKey.split('|');
    this.skinType[at] = this.skinTypes.numberOf(skinTypes);
    this.concern[at] = this.concerns.numberOf(concerns);
    this.scentFamily[at] = this.scentFamilies.numberOf(scentFamilies);
    this.isOverseas[at] = row.productType === 'OVERSEAS';
    this.freeShipping[at] = row.freeShipping;
    this.isOnSale[at] = row.isOnSale;
    this.inStock[at] = row.inStock;
    this.salePrice[at] = row.salePrice;
    this.priceStretch[at] = PRICE_STARTS.filter((start) => start <= row.salePrice).length;
    this.discountRate[at] = row.discountRate;
    this.launchDate[at] = Number(row.launchDate.replaceAll('-', ''));
    this.popularity[at] = row.popularity;
    this.reviewCount[at] = row.reviewCount;
  }
}
