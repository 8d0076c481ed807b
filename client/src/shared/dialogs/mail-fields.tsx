import { Text } from '@fluentui/react-components';
import { isEmail, isEmptyRichText, type MailBody, type MailSuggestion, shownAddress, t } from '@contracts';
import { TextField } from '../forms/text-field';
import type { Errors, Form } from '../forms/use-form';
import { RichTextEditor } from '../rich-text/rich-text-editor';
import { RecipientsField } from './recipients-field';

export interface MailFields {
  to: string[];
  cc: string[];
  replyTo: string;
  subject: string;
  text: string;
}

export const validateMail = ({ to, replyTo, subject, text }: MailFields): Errors<MailFields> => ({
  to: to.length === 0 ? t('Please add at least one recipient') : undefined,
  replyTo: replyTo.trim() === '' || isEmail(replyTo) ? undefined : t('Email is not valid'),
  subject: subject.trim() === '' ? t('Please write a subject') : undefined,
  text: isEmptyRichText(text) ? t('Please write a message') : undefined,
});

export const fieldsOfSuggestion = ({ to, cc, subject, message }: MailSuggestion): MailFields => ({
  to,
  cc,
  replyTo: '',
  subject,
  text: message,
});

/** The fields as a mail. Without a reply address, the server uses the office's. */
export const mailOfFields = ({ replyTo, ...mail }: MailFields, sendAnyway = false): MailBody => ({
  ...mail,
  ...(replyTo.trim() === '' ? {} : { replyTo: replyTo.trim() }),
  ...(sendAnyway ? { sendAnyway } : {}),
});

interface Props {
  form: Form<MailFields>;
}

/** Recipients, reply address and subject. `personal`: the mail contains personal links, so its recipients cannot be changed. */
export function MailHeadFields({ form, personal = false }: Props & { personal?: boolean }) {
  const { values, errors, set } = form;
  return (
    <>
      {personal ? (
        <Text>{t('To: {list}', { list: values.to.map(shownAddress).join(', ') })}</Text>
      ) : (
        <>
          <RecipientsField
            id={form.idOf('to')}
            label={t('To')}
            required
            value={values.to}
            error={errors.to}
            onChange={(to) => set('to', to)}
          />
          <RecipientsField label={t('Cc')} value={values.cc} onChange={(cc) => set('cc', cc)} />
        </>
      )}
      <TextField
        form={form}
        name="replyTo"
        label={t('Reply to')}
        help={t('If empty, replies go to the editorial office.')}
        type="email"
      />
      <TextField form={form} name="subject" label={t('Subject')} required />
    </>
  );
}

/** The text of a mail. */
export function MailTextField({ form }: Props) {
  return (
    <RichTextEditor
      id={form.idOf('text')}
      label={t('Message')}
      required
      isLetter
      minHeight={220}
      value={form.values.text}
      error={form.errors.text}
      onChange={(text) => form.set('text', text)}
    />
  );
}

/** All fields of a mail. */
export function MailFieldset({ form, personal }: Props & { personal: boolean }) {
  return (
    <>
      <MailHeadFields form={form} personal={personal} />
      <MailTextField form={form} />
    </>
  );
}
