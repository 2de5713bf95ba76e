import { eq, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { MemCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { PostAuthor, PostProduct } from '@hyangro/contracts/ugc/post.schemas';
import type { CallContext } from '../../platform/http/call';
import { textSql } from '../../platform/locale/text-sql';
import { productNames } from '../catalog/public';
import { followedBy, photoUrlOf, postAuthors } from '../member/public';
import { ugcLikeTable } from './ugc.tables';

/** Who reads: posts tell what they are to this member. */
export interface Reader {
  locale: Locale;
  /** Null for a visitor. */
  memCd: string | null;
}
export const readerOf = ({ locale, member }: Pick<CallContext, 'locale' | 'member'>): Reader => ({ locale, memCd: member?.memCd ?? null });

/** Whether the reader likes a post. */
export const isLikedBy = (ugcCd: Column, memCd: string | Placeholder | null): SQL<boolean> =>
  memCd === null
    ? sql`false`
    : sql`exists (select 1 from ${ugcLikeTable} where ${ugcLikeTable.memCd} = ${memCd}::text and ${ugcLikeTable.ugcCd} = ${ugcCd})`;

/** Columns of an author; join `postAuthors` on the post's member. */
export const authorColumns = (memCd: string | Placeholder | null) => ({
  memCd: postAuthors.memCd,
  nickname: postAuthors.nickname,
  avatarSeed: postAuthors.avatarSeed,
  photoKey: postAuthors.photoKey,
  skinType: postAuthors.skinType,
  isFollowed: followedBy(postAuthors.memCd, memCd).as('is_followed'),
});
export interface AuthorRow {
  memCd: string;
  nickname: string;
  avatarSeed: string;
  photoKey: string | null;
  skinType: string | null;
  isFollowed: boolean;
}
/** Author of the wire. */
export const authorOf = ({ memCd, nickname, avatarSeed, photoKey, skinType, isFollowed }: AuthorRow): PostAuthor => ({
  memCd: memCd as MemCd,
  nickname,
  avatarSeed,
  photoUrl: nickname === '' ? null : photoUrlOf(photoKey),
  skinType: nickname === '' ? null : skinType,
  isFollowed,
});
export const byAuthor = (memCd: Column): SQL => eq(postAuthors.memCd, memCd);

interface NamedProduct {
  productCd: string;
  brandNm: string;
  productNm: string;
  imgMainUrl: string;
}
/** Goods that a post names, in its order; those that are gone are left out. */
export const goodsOf = (productCds: Column, locale: Locale | SQL): SQL<NamedProduct[]> => sql`(
  select coalesce(json_agg(json_build_object('productCd', ${productNames.productCd}, 'brandNm', ${textSql(productNames.brandName, locale)},
    'productNm', ${textSql(productNames.productName, locale)}, 'imgMainUrl', ${productNames.imgMainUrl})
    order by array_position(${productCds}, ${productNames.productCd})), '[]')
  from ${productNames} where ${productNames.productCd} = any(${productCds}))`;
export const productOf = ({ productCd, ...names }: NamedProduct): PostProduct => ({ productCd: productCd as ProductCd, ...names });
