import { hoursAfter, kstSqlDatetime } from '../../../platform/clock/clock';
import type { LayoutsFile } from '../layout.seed-schema';

/** Address of a picture; null when there is none of that name. */
export type PictureUrl = (ref: string) => string | null;

/** The file with pictures as addresses and ends as times of Asia/Seoul: what it says no longer depends on where and when it is read. */
export function resolveFile(file: LayoutsFile, { now, pictureUrl }: { now: Date; pictureUrl: PictureUrl }): LayoutsFile {
  const url = (ref: string | null | undefined) => (ref ? pictureUrl(ref) : null);
  const withUrls = <T extends { fileUrl?: string | null; fileUrl2?: string | null }>(item: T) => ({
    ...item,
    fileUrl: url(item.fileUrl),
    fileUrl2: url(item.fileUrl2),
  });
  return {
    ...file,
    virtualCategories: file.virtualCategories.map(({ endsInHours, ...category }) => ({
      ...category,
      virtualCategoryEndTime:
        category.virtualCategoryEndTime ?? (endsInHours == null ? null : kstSqlDatetime(hoursAfter(now, endsInHours))),
    })),
    layouts: file.layouts.map((layout) => ({
      ...layout,
      displays: layout.displays.map((display) => ({ ...display, imgFileUrl: url(display.imgFileUrl) })),
      displayItems: layout.displayItems.map(withUrls),
      couponDisplayItems: layout.couponDisplayItems.map(withUrls),
    })),
  };
}
