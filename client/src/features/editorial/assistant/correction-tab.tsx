import { Button, Select, Text, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  CORRECTION_SUBJECTS,
  MAIL_MESSAGES,
  MESSAGES,
  isEmptyRichText,
  type ArticleView,
  type MailSuggestion,
} from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { type Errors, useForm } from '../../../shared/forms/use-form';
import { Loaded } from '../../../shared/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { Timestamp } from '../../../shared/timestamp';
import { editorialApi } from '../editorial-api';

const useStyles = makeStyles({ tab: { display: 'grid', gap: tokens.spacingVerticalXL } });

interface Typed {
  reason: string;
  text: string;
}

const validate = ({ reason, text }: Typed): Errors<Typed> => ({
  reason: reason === '' ? MAIL_MESSAGES.correctionSubject : undefined,
  text: isEmptyRichText(text) ? MAIL_MESSAGES.correctionText : undefined,
});

/** What is wrong, and the message that asks the author to mend it (spec part 2, section 2 and 5). */
export function CorrectionTab({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const query = editorialApi.useCorrectionMailsQuery(article.id, {
    skip: !article.actions.includes('request-correction'),
  });
  return (
    <div className={styles.tab}>
      {article.actions.includes('request-correction') ? (
        <Loaded query={query}>{(mails) => <Request article={article} mails={mails} />}</Loaded>
      ) : (
        <Text>
          {article.refusals['request-correction'] ?? 'A correction can be asked for only while an article is checked.'}
        </Text>
      )}
      {article.articleCorrections.map((correction) => (
        <section key={correction.id}>
          <Text weight="semibold" block>
            {correction.reason}, asked for <Timestamp at={correction.requestedAt} />
            {correction.submittedAt && (
              <>
                , corrected <Timestamp at={correction.submittedAt} />
              </>
            )}
          </Text>
          <RichText html={correction.description} />
        </section>
      ))}
    </div>
  );
}

function Request({ article, mails }: { article: ArticleView; mails: MailSuggestion[] }) {
  const [send] = editorialApi.useRequestCorrectionMutation();
  const [suggested, setSuggested] = useState<MailSuggestion | undefined>(mails[0]);
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm<Typed>({
    initial: { reason: '', text: '' },
    validate,
    submit: async ({ reason, text }) => {
      const mail = { to: suggested?.to ?? [], cc: suggested?.cc ?? [], subject: suggested?.subject ?? reason, text };
      await send({ articleId: article.id, version: article.version, reason, mail }).unwrap();
      notify.success(MESSAGES.correctionRequested);
      navigate('/assitantEditorList');
    },
  });
  const pick = (reason: string): void => {
    const suggestion = mails[CORRECTION_SUBJECTS.findIndex((subject) => subject === reason)];
    form.set('reason', reason);
    setSuggested(suggestion);
    if (suggestion) form.set('text', suggestion.message);
  };
  return (
    <Form form={form} label="Request a correction">
      <FormField label="What is the problem?" htmlFor={form.idOf('reason')} required error={form.errors.reason}>
        <Select id={form.idOf('reason')} value={form.values.reason} onChange={(_event, data) => pick(data.value)}>
          <option value="">Please choose</option>
          {CORRECTION_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {subject}
            </option>
          ))}
        </Select>
      </FormField>
      <RichTextEditor
        id={form.idOf('text')}
        label="Message to the author"
        required
        help={suggested ? `Goes to ${suggested.to.join(', ')}` : undefined}
        value={form.values.text}
        error={form.errors.text}
        onChange={(text) => form.set('text', text)}
      />
      <FormActions>
        <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
          Request correction
        </Button>
      </FormActions>
    </Form>
  );
}
