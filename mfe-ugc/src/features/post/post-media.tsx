import styled from '@emotion/styled';
import { Picture } from '@hyangro/ui/picture';
import { media as at } from '@hyangro/ui/theme';
import { pictureOf, productsOf, type Post } from '../../data/post.model';
import { useMessages } from '../../messages';
import { ReviewVideo } from '../common/review-video';
import { PhotoPins } from './photo-pins';
import { ViewerLink } from './viewer-link';

const SIZES = '(min-width: 1024px) 480px, 94vw';

/** Photos and films of a post in the order its author gave them. A press on a photo opens it large; goods are pinned where they are. */
export const PostMedia = ({ post }: { post: Post }) => {
  const t = useMessages();
  const { media, author } = post;
  const name = author.nickname || t('author.left');
  const poster = pictureOf(post) ?? '';
  if (media.length === 0) return null;
  const product = productsOf(post)[0]?.productNm;
  const photos = media.filter(({ type }) => type === 'IMAGE');
  return (
    <List data-pinned={post.kind === 'FEED' || undefined}>
      {media.map((file, index) => {
        const at = { name, product, n: index + 1, total: media.length };
        const label = file.type === 'VIDEO' ? t('video', at) : t(product ? 'photo' : 'photo.plain', at);
        return (
          <li key={file.url}>
            {file.type === 'VIDEO' ? (
              <ReviewVideo url={file.url} poster={file.posterUrl ?? poster} label={label} />
            ) : (
              <ViewerLink pictures={photos.map(({ url }) => url)} start={photos.indexOf(file)} label={label}>
                <Picture
                  src={file.listUrl ?? file.url}
                  alt={label}
                  ratio={file.width && file.height ? `${file.width}/${file.height}` : 'natural'}
                  sizes={SIZES}
                  eager={index === 0}
                />
              </ViewerLink>
            )}
            {post.kind === 'FEED' && <PhotoPins products={post.products} mediaIndex={index} />}
          </li>
        );
      })}
    </List>
  );
};

/** The first goods of a post, large, where it has no photo of its own: they are what it is about. */
export const PostFace = ({ post }: { post: Post }) => {
  const [product] = productsOf(post);
  return post.kind === 'FEED' && post.media.length === 0 && product ? (
    <Face>
      <Picture src={product.imgMainUrl} alt="" sizes={SIZES} eager />
    </Face>
  ) : null;
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin-inline: calc(var(--page-margin) * -1);
  li { position: relative; overflow: hidden; background: var(--color-tile); }
  li:first-of-type, &[data-pinned] li { grid-column: 1 / -1; }
  ${at.pc} { margin-inline: 0; li { border-radius: var(--radius-card); } }
`;
const Face = styled.div`border-radius: var(--radius-shoulder-s); overflow: hidden;`;
