import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FEED_PRODUCTS_MAX, FEED_TEXT_MAX, UGC_MEDIA_MAX } from '@hyangro/contracts/constants';
import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import { feedForm } from '@hyangro/contracts/ugc/feed.rules';
import { pathOf, useServices } from '@hyangro/runtime';
import { TextField } from '@hyangro/ui/field';
import { DeletePost } from '../../features/post/delete-post';
import { FieldSet } from '../../features/composer/field-set';
import { FocusBox } from '../../features/composer/focus-box';
import { PostPage } from '../../features/composer/post-page';
import { usePostForm } from '../../features/composer/use-post-form';
import { useWriteText } from '../../features/composer/use-write-text';
import { useWritten } from '../../features/composer/use-written';
import { PinBoard } from '../../features/product-choice/pin-board';
import { pinsOn } from '../../features/product-choice/pin.form';
import { MediaPicker } from '../../features/media-picker/media-picker';
import { useMessages } from '../../messages';
import { BLANK_FEED, bodyOfFeed, readFeed, valuesOfFeed } from './feed.form';

/** A new feed, or one's own to change. */
export const FeedForm = ({ feed }: { feed?: Feed }) => {
  const t = useMessages();
  const textOf = useWriteText();
  const services = useServices();
  const navigate = useNavigate();
  const written = useWritten();
  const [isUploading, setUploading] = useState(false);
  const [blank] = useState(() => (feed ? valuesOfFeed(feed) : BLANK_FEED));
  const ugcCd = feed?.ugcCd;
  const { form, draft, submit, isPending } = usePostForm({
    draftKey: 'savedFeed',
    slot: ugcCd ?? 'new',
    blank,
    read: readFeed,
    schema: feedForm,
    bodyOf: bodyOfFeed,
    fields: { mediaKeys: 'media', products: 'pins' },
    isUploading,
    send: (body, idempotencyKey) =>
      ugcCd ? services.api('PUT /feeds/:ugcCd', { params: { ugcCd }, body }) : services.api('POST /feeds', { body, idempotencyKey }),
    onSent(sent) {
      if (!feed) services.track('post_feed', { content_id: sent.ugcCd });
      written();
      services.toast(t(feed ? 'write.changed' : 'write.feed.done'));
      void navigate(pathOf('Feeds', { ugcCd: sent.ugcCd }), { replace: true });
    },
  });
  const { errors } = form.formState;
  const media = useController({ control: form.control, name: 'media' });
  const pins = useController({ control: form.control, name: 'pins' });
  const words = form.watch('text');
  const count = [...words.trim()].length;
  const photos = media.field.value.filter(({ type }) => type === 'IMAGE');
  const shown = pinsOn(pins.field.value, media.field.value);
  return (
    <PostPage
      title={t(feed ? 'write.feed.modify' : 'write.feed.new')}
      lead={feed ? undefined : t('write.feed.lead')}
      draft={draft}
      send={t(feed ? 'write.change' : 'write.feed.send')}
      isPending={isPending}
      isUploading={isUploading}
      foot={
        feed && (
          <DeletePost
            post={feed}
            onDeleted={() => {
              draft.end();
              written();
              void navigate(pathOf('Feeds', {}), { replace: true });
            }}
          />
        )
      }
      onSend={(event) => void submit(event)}
    >
      <FocusBox ref={media.field.ref}>
        <MediaPicker
          value={media.field.value}
          max={UGC_MEDIA_MAX}
          error={textOf(errors.media?.message)}
          onChange={media.field.onChange}
          onBusyChange={setUploading}
        />
      </FocusBox>
      <TextField
        label={t('write.feed.text')}
        labelNote={t('write.counter', { count, max: FEED_TEXT_MAX })}
        placeholder={t('write.feed.textHint')}
        error={textOf(errors.text?.message, { count })}
        {...form.register('text')}
      />
      <FieldSet
        legend={t('write.feed.products')}
        note={t('write.counter', { count: shown.length, max: FEED_PRODUCTS_MAX })}
        hint={photos.length === 0 ? t('write.feed.productsFirst') : undefined}
        error={textOf(errors.pins?.message)}
        focusRef={pins.field.ref}
      >
        {photos.map((photo) => (
          <PinBoard
            key={photo.mediaKey}
            photo={photo}
            n={media.field.value.indexOf(photo) + 1}
            pins={shown}
            max={FEED_PRODUCTS_MAX}
            onChange={pins.field.onChange}
          />
        ))}
      </FieldSet>
    </PostPage>
  );
};
