import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useTerms } from '@hyangro/runtime';
import { ImageViewer } from '@hyangro/ui/image-viewer';
import { picturesOf } from '../../data/product.model';
import { useMessages } from '../../messages';

interface Props {
  open: boolean;
  onClose(): void;
  product: ProductDetail;
  start: number;
}

/** The pictures of the product over the whole screen. */
export default function PictureViewer({ open, onClose, product, start }: Props) {
  const t = useMessages();
  const term = useTerms();
  const { productNm: name } = product;
  return (
    <ImageViewer
      open={open}
      onClose={onClose}
      pictures={picturesOf(product)}
      start={start}
      labels={{
        title: t('gallery.viewer', { name }),
        picture: (at) => t('gallery.picture', { name, at }),
        close: term('action.close'),
        next: t('gallery.next'),
        previous: t('gallery.previous'),
        closer: t('gallery.closer'),
        whole: t('gallery.whole'),
      }}
    />
  );
}
