import { makeStyles, Tab, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { type MailBody, type MailSuggestion, t } from '@contracts';
import { TabBar } from '../display/tabs';
import { ErrorSummary } from '../forms/error-summary';
import { SendAnyway } from '../forms/send-anyway';
import { useForm } from '../forms/use-form';
import { useOfferedText } from '../saving/unsaved/use-offered';
import { FormDialog } from './form-dialog';
import { fieldsOfSuggestion, type MailFields, MailFieldset, mailOfFields, validateMail } from './mail-fields';
import { MailPreview } from './mail-preview';

interface MailDialogProps {
  title: string;
  suggestion: MailSuggestion;
  /** Names the mail and what it is about. Its typed text is kept in this browser under this name until it is sent or discarded. */
  storedAs: string;
  /** Label of the button; 'Send' by default. */
  send?: string;
  /** Sends the mail. An error (RTK Query: `.unwrap()`) is shown in the dialog, which stays open. */
  onSend: (mail: MailBody) => Promise<unknown>;
  onClose: () => void;
  /** Additional fields above the mail, such as the choice of a person. */
  children?: ReactNode;
  /** The reason why the mail cannot be sent yet. */
  notReady?: string;
  /** The mail contains personal links, so its recipients are shown but cannot be changed. */
  personal?: boolean;
}

const useStyles = makeStyles({ body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM } });

/** The dialog for every mail sent by a person: recipients, text and preview. Mount it when opened; give each suggestion its own `key`. */
export function MailDialog(props: MailDialogProps) {
  const { title, send = t('Send'), onClose, children, personal = false } = props;
  const { insertable } = props.suggestion;
  const styles = useStyles();
  const { form, anyway, setAnyway, offer, storedText, end } = useMail(props);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const submit = async () => {
    if (!(await form.submit())) return setTab('write');
    end();
    onClose();
  };
  return (
    <FormDialog
      open
      size="wide"
      title={title}
      submit={send}
      busy={form.submitting}
      storedText={storedText}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      {children}
      {offer}
      <TabBar
        selectedValue={tab}
        onTabSelect={(_event, { value }) => setTab(value === 'preview' ? 'preview' : 'write')}
      >
        <Tab value="write">{t('Write')}</Tab>
        <Tab value="preview">{t('Preview')}</Tab>
      </TabBar>
      <div className={styles.body}>
        <ErrorSummary form={form} />
        <SendAnyway form={form} checked={anyway} onChange={setAnyway} />
        {tab === 'write' ? <MailFieldset {...{ form, personal, insertable }} /> : <MailPreview mail={form.values} />}
      </div>
    </FormDialog>
  );
}

function useMail({ suggestion, storedAs, onSend, notReady }: MailDialogProps) {
  const [anyway, setAnyway] = useState(false);
  const form = useForm<MailFields>({
    initial: fieldsOfSuggestion(suggestion),
    validate: validateMail,
    submit: (mail) =>
      notReady
        ? Promise.reject(new Error(notReady))
        : onSend({ ...mailOfFields(mail, anyway), language: suggestion.language }),
  });
  const offered = useOfferedText(storedAs, form, fieldsOfSuggestion(suggestion));
  return { form, anyway, setAnyway, ...offered };
}
