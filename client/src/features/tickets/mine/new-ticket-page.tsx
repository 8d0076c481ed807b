import { Button, Select } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import {
  isEmptyRichText,
  MAX_TICKET_NAME,
  MESSAGES,
  t,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
  ticketProblems,
  type TicketType,
} from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { TextField } from '../../../shared/forms/text-field';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard, SAVED } from '../../../shared/page/leave-guard';
import { Page } from '../../../shared/page/page';
import { useNotify } from '../../../shared/state/hooks';
import { contentOf, TextWithFiles } from '../files/text-with-files';
import { type TicketFiles, useTicketFiles } from '../files/use-ticket-files';
import { ticketsApi } from '../tickets-api';
import { UnsentNotice } from '../unsent-notice';
import { useUnsent } from '../use-unsent';

interface TicketValues {
  name: string;
  /** '' until one is chosen. */
  type: TicketType | '';
  content: string;
}

const EMPTY: TicketValues = { name: '', type: '', content: '' };
const isEmpty = ({ name, content }: TicketValues): boolean => name.trim() === '' && isEmptyRichText(content);

/** `/tickets/newTicket`: subject, type and rich text (spec part 1, section 2, 'Tickets', and section 5, 'Ticket'). */
export function NewTicketPage() {
  const { form, unsent, attached } = useNewTicket();
  const navigate = useNavigate();
  const isAttaching = attached.sending.length > 0;
  const isWritten = isAttaching || attached.files.length > 0 || (form.dirty && !isEmpty(form.values));
  return (
    <Page
      title={t('New ticket')}
      width="reading"
      crumbs={[{ label: t('Tickets'), to: '/tickets' }, { label: t('New ticket') }]}
    >
      <UnsentNotice unsent={unsent} />
      <LeaveGuard when={!form.submitting && isWritten} />
      <Card>
        <Form form={form} label={t('New ticket')} held={isAttaching}>
          <Fields form={form} attached={attached} />
          <FormActions>
            <Button onClick={() => void navigate('/tickets')}>{t('Cancel')}</Button>
            <Button type="submit" appearance="primary" disabledFocusable={form.submitting || isAttaching}>
              {t('Send the ticket')}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}

function useNewTicket() {
  const [save] = ticketsApi.useSaveTicketMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const attached = useTicketFiles();
  const form: FormState<TicketValues> = useForm<TicketValues>({
    initial: EMPTY,
    validate: ticketProblems,
    submit: async ({ name, type, content }) => {
      if (type === '') return;
      const ticket = await save({
        name: name.trim(),
        type,
        content,
        files: attached.files.map(({ id }) => id),
      }).unwrap();
      unsent.sent();
      notify.success(MESSAGES.added);
      await navigate(`/tickets/editTicket/${ticket.id}`, { replace: true, state: SAVED });
    },
  });
  const unsent = useUnsent({ form, about: 'new', isEmpty });
  return { form, unsent, attached };
}

function Fields({ form, attached }: { form: FormState<TicketValues>; attached: TicketFiles }) {
  const { values, errors, set, leave, idOf } = form;
  return (
    <>
      <TextField form={form} name="name" label={t('Subject')} required maxLength={MAX_TICKET_NAME} />
      <FormField label={t('Type')} htmlFor={idOf('type')} required error={errors.type}>
        <Select
          id={idOf('type')}
          value={values.type}
          onBlur={() => leave('type')}
          onChange={(_event, data) => set('type', data.value as TicketValues['type'])}
        >
          <option value="">{t('Please choose')}</option>
          {TICKET_TYPES.map((type) => (
            <option key={type} value={type}>
              {TICKET_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
      </FormField>
      <TextWithFiles
        attached={attached}
        label={t('Content')}
        help={t('The office reads it and answers here; you get a mail with each answer.')}
        {...contentOf(form)}
        onBlur={() => leave('content')}
      />
    </>
  );
}
