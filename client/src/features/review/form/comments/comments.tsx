import { useState } from 'react';
import { COMMENT_FIELDS, type CommentField, type FileView, REVIEW_FIELD_LABELS, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { RichText } from '../../../../shared/rich-text/rich-text';
import type { ReviewState } from '../writing/use-review';
import { Comment } from './comment';
import { lacksFilesFor } from './not-applicable';

interface Props {
  state: ReviewState;
  files: readonly FileView[];
}

/** The eight comment fields of a review. One editor at a time, so that typing stays fast. */
export function Comments({ state, files }: Props) {
  const [open, setOpen] = useState<CommentField | null>('general');
  return (
    <Card number={3} title={t('Comments')}>
      {COMMENT_FIELDS.map((field) =>
        state.readOnly ? (
          <Card key={field} plain level={3} title={REVIEW_FIELD_LABELS[field]}>
            <RichText html={state.form.values[field] ?? ''} empty="–" />
          </Card>
        ) : (
          <Comment
            key={field}
            {...{ field, state }}
            lacking={lacksFilesFor(field, files)}
            isOpen={open === field}
            onOpen={setOpen}
            onClose={() => setOpen(null)}
          />
        ),
      )}
    </Card>
  );
}
