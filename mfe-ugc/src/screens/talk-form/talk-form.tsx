import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { TALK_LENGTH, UGC_MEDIA_MAX, VOTE_PRODUCTS } from '@hyangro/contracts/constants';
import type { Talk } from '@hyangro/contracts/ugc/talk.contract';
import { TALK_TYPES, talkForm } from '@hyangro/contracts/ugc/talk.rules';
import { pathOf, useServices } from '@hyangro/runtime';
import { RadioGroup, TextArea, TextField } from '@hyangro/ui/field';
import { DeletePost } from '../../features/post/delete-post';
import { FieldSet } from '../../features/composer/field-set';
import { FocusBox } from '../../features/composer/focus-box';
import { PostPage } from '../../features/composer/post-page';
import { usePostForm } from '../../features/composer/use-post-form';
import { useWriteText } from '../../features/composer/use-write-text';
import { useWritten } from '../../features/composer/use-written';
import { ProductList } from '../../features/product-choice/product-list';
import { MediaPicker } from '../../features/media-picker/media-picker';
import { useMessages } from '../../messages';
import { BLANK_TALK, bodyOfTalk, readTalk, valuesOfTalk } from './talk.form';

/** A new question or vote, or one's own to change: its type stays, products of a vote as well once somebody has voted. */
export const TalkForm = ({ talk }: { talk?: Talk }) => {
  const t = useMessages();
  const textOf = useWriteText();
  const services = useServices();
  const navigate = useNavigate();
  const written = useWritten();
  const [isUploading, setUploading] = useState(false);
  const [blank] = useState(() => (talk ? valuesOfTalk(talk) : BLANK_TALK));
  const ugcCd = talk?.ugcCd;
  const { form, draft, submit, isPending } = usePostForm({
    draftKey: 'savedTalk',
    slot: ugcCd ?? 'new',
    blank,
    read: readTalk,
    schema: talkForm,
    bodyOf: bodyOfTalk,
    fields: { mediaKeys: 'media', productCds: 'products' },
    isUploading,
    send: (body, idempotencyKey) =>
      ugcCd ? services.api('PUT /talks/:ugcCd', { params: { ugcCd }, body }) : services.api('POST /talks', { body, idempotencyKey }),
    onSent(sent) {
      if (!talk) services.track('post_talk', { content_id: sent.ugcCd });
      written();
      services.toast(t(talk ? 'write.changed' : 'write.talk.done'));
      void navigate(pathOf('Ugc', { ugcCd: sent.ugcCd }), { replace: true });
    },
  });
  const { errors } = form.formState;
  const talkType = useController({ control: form.control, name: 'talkType' });
  const products = useController({ control: form.control, name: 'products' });
  const media = useController({ control: form.control, name: 'media' });
  const isVote = talkType.field.value === 'VOTE';
  const hasVotes = (talk?.vote?.totalCnt ?? 0) > 0;
  return (
    <PostPage
      title={t(talk ? 'write.talk.modify' : 'write.talk.new')}
      draft={draft}
      send={t(talk ? 'write.change' : 'write.talk.send')}
      isPending={isPending}
      isUploading={isUploading}
      foot={
        talk && (
          <DeletePost
            post={talk}
            onDeleted={() => {
              draft.end();
              written();
              void navigate(pathOf('BestTalks'), { replace: true });
            }}
          />
        )
      }
      onSend={(event) => void submit(event)}
    >
      <RadioGroup
        label={t('write.talk.type')}
        name="talkType"
        look="row"
        disabled={talk !== undefined}
        options={TALK_TYPES.map((type) => ({ value: type, label: t(`write.talk.type.${type}`), note: t(`write.talk.typeNote.${type}`) }))}
        value={talkType.field.value}
        onValueChange={(type) => talkType.field.onChange(type)}
      />
      <TextField
        label={t('write.talk.title')}
        placeholder={t(isVote ? 'write.talk.titleVote' : 'write.talk.titleQuestion')}
        maxLength={TALK_LENGTH.title.max}
        error={textOf(errors.title?.message, { ...TALK_LENGTH.title })}
        {...form.register('title')}
      />
      <TextArea
        label={t('write.talk.text')}
        rows={6}
        maxLength={TALK_LENGTH.text.max}
        counter={(count, max) => t('write.counter', { count, max })}
        value={form.watch('text')}
        error={textOf(errors.text?.message, { ...TALK_LENGTH.text })}
        {...form.register('text')}
      />
      <FieldSet
        legend={t(isVote ? 'write.talk.voteProducts' : 'write.talk.products')}
        note={t('write.counter', { count: products.field.value.length, max: VOTE_PRODUCTS.max })}
        hint={t(hasVotes ? 'write.talk.hasVotes' : isVote ? 'write.talk.voteHint' : 'write.talk.productsHint')}
        error={textOf(errors.products?.message)}
        focusRef={products.field.ref}
      >
        <ProductList products={products.field.value} max={VOTE_PRODUCTS.max} isFixed={hasVotes} onChange={products.field.onChange} />
      </FieldSet>
      <FocusBox ref={media.field.ref}>
        <MediaPicker
          value={media.field.value}
          max={UGC_MEDIA_MAX}
          error={textOf(errors.media?.message)}
          onChange={media.field.onChange}
          onBusyChange={setUploading}
        />
      </FocusBox>
    </PostPage>
  );
};
