import styled from '@emotion/styled';
import { Tag } from '@hyangro/ui/badge';
import { Stars } from '@hyangro/ui/rating';
import { text } from '@hyangro/ui/theme';
import { textOf, titleOf, type Post } from '../../data/post.model';
import { languageOf } from '../../data/review.model';
import { measuredIn } from '../../data/trait.model';
import { useMessages } from '../../messages';
import { WrittenText } from '../common/written-text';
import { PostFacts } from '../common/post-facts';
import { TraitMeters } from '../common/trait-meters';

/** The words of a post in their own language, and the facts of them. Its first line is the heading. */
export const PostWords = ({ post, headingLevel = 1 }: { post: Post; headingLevel?: 1 | 3 | undefined }) => {
  const t = useMessages();
  const lang = languageOf(post);
  const title = titleOf(post);
  const words = textOf(post);
  return (
    <>
      {post.kind === 'REVIEW' ? (
        <PostFacts post={post} after={post.product.optionNm && <span>{post.product.optionNm}</span>}>
          <Stars score={post.rating} size={14} label={t('stars', { rating: post.rating })} />
        </PostFacts>
      ) : (
        <PostFacts post={post}>
          {post.kind === 'TALK' && (
            <Tag tone={post.talkType === 'VOTE' ? 'info' : 'brand'}>{t(post.talkType === 'VOTE' ? 'talk.vote' : 'talk.question')}</Tag>
          )}
        </PostFacts>
      )}
      <Title as={headingLevel === 3 ? 'h3' : 'h1'} lang={lang}>
        {title}
      </Title>
      {words !== title && words !== '' && (
        <Words lang={lang}>
          <WrittenText text={words} />
        </Words>
      )}
      {post.kind === 'REVIEW' && <TraitMeters inline traits={measuredIn(post)} />}
    </>
  );
};

const Title = styled.h1`
  ${text.titleL}
  margin-top: 8px;
  overflow-wrap: anywhere;
  &:lang(ko) { word-break: keep-all; }
`;
const Words = styled.p`
  margin-top: 6px;
  font-size: 15px;
  line-height: 1.65;
  overflow-wrap: anywhere;
  white-space: pre-line;
  &:lang(ko) { word-break: keep-all; }
`;
