import path from 'node:path';
import type { RootDb } from '../../platform/db/db';
import type { SeedContext } from '../../platform/seed/seed';
import { brandsFile, categoriesFile, ingredientsFile, productsFile, seedCatalog, seedPrices, tagsFile } from '../catalog/public';
import { claimsFile, seedClaims } from '../claim/public';
import { menusFile, seedMenus } from '../common/public';
import { couponsFile, seedCoupons } from '../coupon/public';
import { faqFile, noticesFile, seedHelp, termsFile } from '../help/public';
import { qnaFile, seedQna } from '../inquiry/public';
import { layoutsFile, seedLayouts } from '../layout/public';
import { membersFile, notificationsFile, pointsFile, seedMembers } from '../member/public';
import { ordersFile, seedOrders } from '../order/public';
import { seedPayments } from '../payment/public';
import { rafflesFile, seedRaffles } from '../raffle/public';
import { computeRecommendations } from '../recommendation/public';
import { refreshSearch, seedSearch, synonymsFile } from '../search/public';
import { feedsFile, reviewsFile, seedUgc, talksFile } from '../ugc/public';
import { seedSns } from '../ways-in/public';
import { demoFolder, readDemoFile, readDemoFiles } from './demo-folder';
import { mediaManifest, mediaUrls } from './media-urls';

/**
 * Brings the goods, members, texts, layouts and community of a demo folder into the shop. May be repeated: rows are
 * written by key, and what shoppers did since (stock sold, coupons received, likes, entries) stays. All files are read
 * and checked before the first row is written; each domain is one transaction.
 */
export async function importDemo(db: RootDb, folder: string, now: Date): Promise<void> {
  const media = mediaUrls(await readDemoFile(folder, 'media/manifest.json', mediaManifest));
  const context: SeedContext = { now, media };
  const catalog = await readDemoFiles(folder, 'data', {
    brands: brandsFile,
    categories: categoriesFile,
    products: productsFile,
    ingredients: ingredientsFile,
    tags: tagsFile,
  });
  const { synonyms } = await readDemoFiles(folder, 'data', { synonyms: synonymsFile });
  const member = await readDemoFiles(folder, 'community', {
    members: membersFile,
    points: pointsFile,
    notifications: notificationsFile,
  });
  const help = await readDemoFiles(folder, 'community', { notices: noticesFile, faq: faqFile, terms: termsFile });
  const ugc = await readDemoFiles(folder, 'community', { reviews: reviewsFile, feeds: feedsFile, talks: talksFile });
  const shop = await readDemoFiles(folder, 'community', {
    menus: menusFile,
    layouts: layoutsFile,
    coupons: couponsFile,
    raffles: rafflesFile,
    qna: qnaFile,
    orders: ordersFile,
    claims: claimsFile,
  });

  await db.transaction((tx) => seedCatalog(tx, catalog, context));
  // The past of an operator's own goods is not invented.
  if (path.resolve(folder) === demoFolder) {
    const productCds = catalog.products.map(({ productCd }) => productCd);
    await db.transaction((tx) => seedPrices(tx, productCds, now));
  }
  await db.transaction((tx) => seedMembers(tx, member, context));
  if (path.resolve(folder) === demoFolder) await db.transaction((tx) => seedSns(tx, context));
  await db.transaction((tx) => seedHelp(tx, help, context));
  await db.transaction(async (tx) => {
    await seedMenus(tx, shop.menus, context);
    await seedLayouts(tx, shop.layouts, context);
    await seedCoupons(tx, shop.coupons, context);
    await seedSearch(tx, { synonyms, popularSearches: shop.menus.popularSearches }, context);
  });
  await db.transaction(async (tx) => {
    await seedUgc(tx, ugc, context);
    await seedQna(tx, shop.qna, context);
    await seedRaffles(tx, shop.raffles, context);
    const orders = await seedOrders(tx, shop.orders, context);
    await seedPayments(tx, orders);
    await seedClaims(tx, shop.claims, orders, context);
  });
  await refreshSearch(db);
  await computeRecommendations(db, now);
}
