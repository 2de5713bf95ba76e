import { useController, type UseFormReturn } from 'react-hook-form';
import { REVIEW } from '@hyangro/contracts/constants';
import type { Trait } from '@hyangro/contracts/ugc/review.rules';
import { TextArea, TextField } from '@hyangro/ui/field';
import { FieldSet } from '../../features/composer/field-set';
import { FocusBox } from '../../features/composer/focus-box';
import { StarInput } from '../../features/composer/star-input';
import { TraitInput } from '../../features/composer/trait-input';
import { useWriteText } from '../../features/composer/use-write-text';
import { MediaPicker } from '../../features/media-picker/media-picker';
import { useMessages } from '../../messages';
import type { ReviewValues } from './review.form';

interface Props<Body> {
  form: UseFormReturn<ReviewValues, unknown, Body>;
  traits: readonly Trait[];
  onUploading(isUploading: boolean): void;
}

/** Letters as the rule counts them. */
const lettersOf = (text: string) => [...text.trim()].length;

/** Stars, photos, words and measures of a review. */
export function ReviewFields<Body>({ form, traits, onUploading }: Props<Body>) {
  const t = useMessages();
  const textOf = useWriteText();
  const { errors } = form.formState;
  const rating = useController({ control: form.control, name: 'rating' });
  const media = useController({ control: form.control, name: 'media' });
  const measured = useController({ control: form.control, name: 'traits' });
  const content = form.watch('content');
  const count = lettersOf(content);
  return (
    <>
      <FieldSet legend={t('write.review.rating')} error={textOf(errors.rating?.message)} focusRef={rating.field.ref}>
        <StarInput name="rating" value={rating.field.value} onChange={rating.field.onChange} onBlur={rating.field.onBlur} />
      </FieldSet>
      <FocusBox ref={media.field.ref}>
        <MediaPicker
          value={media.field.value}
          max={REVIEW.mediaMax}
          error={textOf(errors.media?.message)}
          onChange={media.field.onChange}
          onBusyChange={onUploading}
        />
      </FocusBox>
      <TextField
        label={t('write.review.title')}
        placeholder={t('write.review.titleHint')}
        maxLength={REVIEW.titleMax}
        error={textOf(errors.title?.message)}
        {...form.register('title')}
      />
      <TextArea
        label={t('write.review.content')}
        placeholder={t('write.review.contentHint')}
        rows={8}
        maxLength={REVIEW.bodyMax}
        value={content}
        counter={() =>
          count < REVIEW.bodyMin
            ? t('write.review.missing', { count, missing: REVIEW.bodyMin - count })
            : t('write.counter', { count, max: REVIEW.bodyMax })
        }
        error={textOf(errors.content?.message, { count })}
        {...form.register('content')}
      />
      {traits.length > 0 && (
        <FieldSet legend={t('write.review.traits')} hint={t('write.review.traitsHint')}>
          {traits.map((trait) => (
            <TraitInput
              key={trait}
              trait={trait}
              value={measured.field.value[trait]}
              onChange={(step) => measured.field.onChange({ ...measured.field.value, [trait]: step })}
            />
          ))}
        </FieldSet>
      )}
    </>
  );
}
