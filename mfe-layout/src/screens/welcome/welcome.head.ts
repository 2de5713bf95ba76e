import { fill, type Head, type ScreenArgs } from '@hyangro/runtime';
import { formatWon } from '@hyangro/runtime/format';
import { imageSources } from '@hyangro/ui/picture';
import { mediaQuery } from '@hyangro/ui/theme';
import { welcomeQuery } from '../../data/welcome.queries';
import { translate } from '../../messages';
import { FULL_WIDTH, SCENES, welcomeValues } from './welcome.model';

/** Title and description from the copy, and the picture of the first view. */
export function welcomeHead({ services }: ScreenArgs<'Welcome'>): Head {
  const copy = services.queryClient.getQueryData(welcomeQuery(services).queryKey);
  if (!copy) return { title: translate(services)('head.title') };
  const { fileUrl, fileUrl2 } = SCENES.brand;
  const preload = (src: string, screen: 'mobile' | 'tablet', sizes: string) => ({
    srcSet: imageSources(src).avif,
    sizes,
    type: 'image/avif',
    media: mediaQuery(screen),
  });
  return {
    title: copy.title,
    description: fill(
      copy.description,
      welcomeValues((amount) => formatWon(amount, services.locale.get())),
    ),
    image: fileUrl2,
    preloadImage: [preload(fileUrl, 'mobile', FULL_WIDTH.mobile), preload(fileUrl2, 'tablet', FULL_WIDTH.pc)],
  };
}
