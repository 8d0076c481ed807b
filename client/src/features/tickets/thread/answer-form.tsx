import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { isEmptyRichText, MESSAGES, t, TICKET_MESSAGES, ticketResponseProblems, type TicketView } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { useNotify } from '../../../shared/state/hooks';
import { contentOf, TextWithFiles } from '../files/text-with-files';
import { type TicketFiles, useTicketFiles } from '../files/use-ticket-files';
import { ticketsApi } from '../tickets-api';
import { UnsentNotice } from '../unsent-notice';
import { type Unsent, useUnsent } from '../use-unsent';
import { CloseTicketDialog } from './close-ticket-dialog';

interface AnswerValues {
  content: string;
}

const EMPTY: AnswerValues = { content: '' };
const isEmpty = ({ content }: AnswerValues): boolean => isEmptyRichText(content);

interface Props {
  ticket: TicketView;
  /** Called when an answer has been accepted, before the thread shows it. */
  onSent(): void;
}

/** The answer form and the close action. Answering a closed ticket reopens it (lifecycle, section 4 (13)). */
export function AnswerForm({ ticket, onSent }: Props) {
  const { form, unsent, attached } = useAnswer(ticket, onSent);
  const [closing, setClosing] = useState(false);
  const closed = ticket.status === 'CLOSED';
  const mayAnswer = ticket.actions.includes('respond');
  const isAttaching = attached.sending.length > 0;
  const written = !isEmpty(form.values) || attached.files.length > 0 || isAttaching;
  return (
    <Card title={t('Answer')}>
      <Note
        text={!mayAnswer ? TICKET_MESSAGES.full : closed ? t('This ticket is closed. An answer reopens it.') : ''}
      />
      {mayAnswer && <UnsentNotice unsent={unsent} />}
      <LeaveGuard when={written && !form.submitting} />
      <Form form={form} label={t('Answer')} held={isAttaching}>
        {mayAnswer && <TextWithFiles attached={attached} label={t('Your answer')} {...contentOf(form)} />}
        <FormActions>
          {ticket.actions.includes('close') && (
            <Button onClick={() => setClosing(true)}>{t('Close the ticket')}</Button>
          )}
          {mayAnswer && (
            <Button type="submit" appearance="primary" disabledFocusable={form.submitting || isAttaching}>
              {closed ? t('Send and reopen') : t('Send the answer')}
            </Button>
          )}
        </FormActions>
      </Form>
      {closing && <CloseTicketDialog ticket={ticket} unsent={written} onClose={() => setClosing(false)} />}
    </Card>
  );
}

interface Answering {
  form: FormState<AnswerValues>;
  unsent: Unsent;
  attached: TicketFiles;
}

function useAnswer(ticket: TicketView, onSent: () => void): Answering {
  const [answer] = ticketsApi.useAnswerTicketMutation();
  const attached = useTicketFiles();
  const notify = useNotify();
  const form: FormState<AnswerValues> = useForm<AnswerValues>({
    initial: EMPTY,
    validate: ticketResponseProblems,
    submit: async ({ content }) => {
      await answer({ ticketId: ticket.id, content, files: attached.files.map(({ id }) => id) }).unwrap();
      unsent.sent();
      attached.sent();
      onSent();
      form.reset(EMPTY);
      const reopened = ticket.status === 'CLOSED';
      notify.success(reopened ? t('Your answer was sent. The ticket is open again.') : MESSAGES.added);
    },
  });
  const unsent = useUnsent({ form, about: ticket.id, isEmpty });
  return { form, unsent, attached };
}

function Note({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
