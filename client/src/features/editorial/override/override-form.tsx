import { Button, Checkbox, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type MailBody, OVERRIDE_CHOICES, type OverrideChoice, STATUS_LABELS, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { useRestored } from '../../../shared/saving/use-restored';
import { type StoredForm, useStoreChanges, useStoredValues } from '../../../shared/saving/use-stored';
import { useNotify } from '../../../shared/state/hooks';
import { useBackToList } from '../../../shared/state/list-return';
import { decisionApi } from '../api/decision-api';
import { Consequences } from './consequences';
import { OverrideMail } from './override-mail';
import { labelOf } from './what-happens';

interface Typed {
  status: OverrideChoice | '';
  reason: string;
  mailed: boolean;
}

const validate = ({ status, reason }: Typed): Errors<Typed> => ({
  ...(status === '' && { status: t('Please choose a status.') }),
  ...(reason.trim() === '' && { reason: t('Please give a reason. It is recorded in the log.') }),
});

const RECORDED = t("Recorded in the article's log.");

/**
 * Sets any decision, or returns the article to the editor or to review. Needs a reason and a mail to the authors, which is left out only by
 * an explicit choice (spec part 2, section 2, 'Override'; lifecycle, section 2).
 */
export function OverrideForm({ article }: { article: ArticleView }) {
  const { form, asked, busy, send, without, close, notice } = useOverride(article);
  return (
    <>
      <Form form={form} label={t('Override the status')}>
        {notice}
        <StatusField form={form} article={article} />
        <TextField form={form} name="reason" label={t('Reason')} required rows={3} help={RECORDED} />
        <Checkbox
          label={t('Send a mail to the authors. You see it before it is sent.')}
          checked={form.values.mailed}
          onChange={(_event, data) => form.set('mailed', data.checked === true)}
        />
        <FormActions>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {form.values.mailed ? t('Continue to the mail') : t('Continue without a mail')}
          </Button>
        </FormActions>
      </Form>
      {asked && form.values.mailed && (
        <OverrideMail article={article} status={asked} label={labelOf(asked)} onSend={send} onClose={close} />
      )}
      {asked && !form.values.mailed && (
        <ConfirmDialog
          open
          title={`${labelOf(asked)}: ${article.label}`}
          text={<Consequences article={article} status={asked} mailed={false} />}
          confirm={t('Override without a mail')}
          busy={busy}
          onConfirm={() => void without()}
          onCancel={close}
        />
      )}
    </>
  );
}

function StatusField({ form, article }: { form: FormState<Typed>; article: ArticleView }) {
  const id = form.idOf('status');
  return (
    <FormField
      label={t('Status')}
      htmlFor={id}
      required
      error={form.errors.status}
      help={
        form.values.status === 'BACK_TO_REVIEW'
          ? t('The status follows from the reviewers and their answers.')
          : undefined
      }
    >
      <Select
        id={id}
        value={form.values.status}
        onChange={(_event, data) => form.set('status', data.value as OverrideChoice | '')}
      >
        <option value="">{t('Please choose')}</option>
        {OVERRIDE_CHOICES.filter((status) => status !== article.status).map((status) => (
          <option key={status} value={status}>
            {labelOf(status)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

const NOTHING: Typed = { status: '', reason: '', mailed: true };
/** Only the reason is kept. The choices are quickly made again, and must not be old ones that go unnoticed. */
const CHOICES: StoredForm<Typed>['secret'] = ['status', 'mailed'];

function useOverride({ id: articleId, version }: ArticleView) {
  const [override, { isLoading: busy }] = decisionApi.useOverrideStatusMutation();
  const [asked, setAsked] = useState<OverrideChoice | null>(null);
  const backToList = useBackToList();
  const notify = useNotify();
  const { initial, storedText } = useStoredValues<Typed>(`override:${articleId}`, NOTHING, CHOICES);
  const done = async ({ status, reason }: Typed, mail: MailBody | null): Promise<void> => {
    if (status === '') return;
    const after = await override({ articleId, version, status, reason: reason.trim(), mail }).unwrap();
    storedText.drop();
    notify.success(t('The status is now {label}.', { label: STATUS_LABELS[after.status].label }));
    backToList(articleId);
  };
  const form = useForm<Typed>({
    initial,
    validate,
    submit: ({ status }) => {
      if (status !== '') setAsked(status);
      return Promise.resolve();
    },
  });
  useStoreChanges(storedText, form);
  const notice = useRestored(storedText.copy, () => form.reset(NOTHING));
  const close = (): void => setAsked(null);
  const without = (): Promise<void> =>
    done(form.values, null).catch((error: unknown) => {
      close();
      notify.error(errorMessage(error));
    });
  return { form, asked, busy, send: (mail: MailBody) => done(form.values, mail), without, close, notice };
}
