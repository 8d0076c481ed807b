import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { COMMENT_FIELDS, REVIEW_FIELD_LABELS, type ReviewAnswer } from '../../../../../src/contracts';
import { Card } from '../../../shared/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { LeaveGuard } from '../../../shared/leave-guard';
import { RichText } from '../../../shared/rich-text/rich-text';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { SavedState } from '../../../shared/saved-state';
import { Choices } from './choices';
import { ChoicesRead } from './choices-read';
import { type ReviewState, useReview } from './use-review';

const useStyles = makeStyles({
  sticky: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

interface Props {
  articleId: string;
  reviewId: string;
  answer: ReviewAnswer;
}

/** Nine ratings, a recommendation, three questions and eight texts (spec part 1, section 3, 'Review'). */
export function ReviewForm({ articleId, reviewId, answer }: Props) {
  const styles = useStyles();
  const state = useReview({ articleId, reviewId, answer });
  const { form, autosave, readOnly } = state;
  return (
    <Form form={form} label="Review">
      <Notices state={state} />
      {readOnly ? <ChoicesRead review={form.values} /> : <Choices form={form} onLeave={state.saveQuietly} />}
      <Comments state={state} />
      {!readOnly && (
        <div className={styles.sticky}>
          <FormActions>
            <SavedState state={autosave.state} savedAt={autosave.savedAt} />
            <Button onClick={state.saveAloud}>Save draft</Button>
            <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
              Submit review
            </Button>
          </FormActions>
        </div>
      )}
      <LeaveGuard when={!readOnly && !form.submitting && ['dirty', 'failed'].includes(autosave.state)} />
    </Form>
  );
}

function Notices({ state }: { state: ReviewState }) {
  const { readOnly, refusal, recovered, takeRecovered, dropRecovered } = state;
  return (
    <>
      {readOnly && (
        <MessageBar intent="info">
          <MessageBarBody>{refusal ?? 'This review can be read, but not changed now.'}</MessageBarBody>
        </MessageBar>
      )}
      {recovered && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            There is text in this browser that was not saved when you left. Shall it be put back?
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={takeRecovered}>Put it back</Button>
            <Button onClick={dropRecovered}>Forget it</Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  );
}

function Comments({ state }: { state: ReviewState }) {
  const { form, saveQuietly, readOnly } = state;
  return (
    <Card title="Comments">
      {COMMENT_FIELDS.map((field) =>
        readOnly ? (
          <Card key={field} plain level={3} title={REVIEW_FIELD_LABELS[field]}>
            <RichText html={form.values[field] ?? ''} />
          </Card>
        ) : (
          <RichTextEditor
            key={field}
            id={form.idOf(field)}
            label={REVIEW_FIELD_LABELS[field]}
            required
            help={field === 'commentsToEditor' ? 'Only the editors read this.' : undefined}
            value={form.values[field] ?? ''}
            error={form.errors[field]}
            minHeight={96}
            onChange={(html) => form.set(field, html)}
            onBlur={saveQuietly}
          />
        ),
      )}
    </Card>
  );
}
