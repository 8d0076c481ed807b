import { Button, makeStyles, ProgressBar, Spinner, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { missingInReview, REVIEW_FIELDS, type ReviewMode, t } from '@contracts';
import { useMediaQuery } from '../../../shared/display/use-media-query';
import { useRoomForFoot } from '../../../shared/page/use-room-for-foot';
import { SavedState } from '../../../shared/saving/saved-state';
import { ReviewPreview } from './review-preview';
import type { ReviewState } from './writing/use-review';

const useStyles = makeStyles({
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '10px 10px 0 0',
    boxShadow: '0 -3px 10px rgba(0, 0, 0, 0.08)',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { display: 'none' },
  },
  state: { display: 'grid', gap: tokens.spacingVerticalXS, flexGrow: 1, minWidth: '6rem', flexBasis: '6rem' },
  words: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});

interface Props {
  state: ReviewState;
  /** True while an annotated manuscript is sent: the review is submitted only with it. */
  attaching: boolean;
  mode: ReviewMode;
}

/** Shows whether the review is saved and how much of it is done, with its buttons. It stays in view and covers no focused field. */
export function ReviewFoot({ state, attaching, mode }: Props) {
  const styles = useStyles();
  const { form, autosave } = state;
  const [previewed, setPreviewed] = useState(false);
  const foot = useRoomForFoot();
  const size = useMediaQuery('(max-width: 640px)') ? 'small' : 'medium';
  const total = REVIEW_FIELDS.length;
  const done = total - missingInReview(form.values).length;
  return (
    <div ref={foot} className={styles.foot}>
      <div className={styles.state}>
        <ProgressBar
          value={done}
          max={total}
          aria-label={t('{done} of {total} fields are filled in', { done, total })}
        />
        <Text size={200} className={styles.words}>
          <span>{t('{done} of {total} done', { done, total })}</span>
          <SavedState state={autosave.state} savedAt={autosave.savedAt} />
        </Text>
      </div>
      {attaching && <Spinner size="tiny" label={t('Removing names from the file')} />}
      <div className={styles.buttons}>
        <Button size={size} onClick={() => setPreviewed(true)}>
          {t('Preview')}
        </Button>
        <Button size={size} onClick={state.saveWithNotice}>
          {t('Save draft')}
        </Button>
        <Button size={size} type="submit" appearance="primary" disabledFocusable={form.submitting || attaching}>
          {t('Submit review')}
        </Button>
      </div>
      {previewed && <ReviewPreview review={form.values} mode={mode} onClose={() => setPreviewed(false)} />}
    </div>
  );
}
