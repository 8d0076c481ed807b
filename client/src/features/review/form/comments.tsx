import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { COMMENT_FIELDS, type CommentField, type FileView, isEmptyRichText, REVIEW_FIELD_LABELS } from '@contracts';
import { Card } from '../../../shared/display/card';
import { RichText } from '../../../shared/rich-text/rich-text';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { lacksFilesFor, NOT_APPLICABLE } from './not-applicable';
import type { ReviewState } from './use-review';

const useStyles = makeStyles({
  field: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS },
  offer: { justifySelf: 'start' },
});

interface Props {
  state: ReviewState;
  files: readonly FileView[];
}

/** The eight comment fields of a review. */
export function Comments({ state, files }: Props) {
  const { form, readOnly } = state;
  return (
    <Card title="Comments">
      {COMMENT_FIELDS.map((field) =>
        readOnly ? (
          <Card key={field} plain level={3} title={REVIEW_FIELD_LABELS[field]}>
            <RichText html={form.values[field] ?? ''} empty="–" />
          </Card>
        ) : (
          <Comment key={field} {...{ field, state, files }} />
        ),
      )}
    </Card>
  );
}

function Comment({ field, state, files }: Props & { field: CommentField }) {
  const styles = useStyles();
  const { form, saveSilently } = state;
  const lacking = lacksFilesFor(field, files);
  const value = form.values[field] ?? '';
  const help = field === 'commentsToEditor' ? 'Only the editors read this.' : undefined;
  return (
    <div className={styles.field}>
      <RichTextEditor
        id={form.idOf(field)}
        label={REVIEW_FIELD_LABELS[field]}
        required
        help={lacking ? `No ${lacking} were uploaded with this manuscript.` : help}
        value={value}
        error={form.errors[field]}
        minHeight={96}
        onChange={(html) => form.set(field, html)}
        onBlur={saveSilently}
      />
      {lacking && isEmptyRichText(value) && (
        <Button
          size="small"
          className={styles.offer}
          aria-label={`Not applicable: ${REVIEW_FIELD_LABELS[field]}`}
          onClick={() => form.set(field, NOT_APPLICABLE)}
        >
          Not applicable
        </Button>
      )}
    </div>
  );
}
