import { requestMails } from '../correspondence/mails';
import type { Deciders } from '../deciders';
import { eventOf } from '../recorded';
import { dueDateOf, reminderDue } from './due-dates';

/** Scheduled reminders (lifecycle, section 3, 'Dates'). A second command for the same reminder records no event. */
export const reminderDeciders: Deciders<'RemindOfDate'> = {
  RemindOfDate: (state, { due, mail }, { at, settings }) => {
    const date = dueDateOf(state, due);
    if (date === null || mail === null) return [];
    const step = reminderDue(state, date, at, settings);
    if (step === null) return [];
    const { subject, assignmentId, dueAt } = date;
    const issued = eventOf('ReminderIssued', { subject, assignmentId, dueAt, step, mailId: mail.mailId });
    return [issued, ...requestMails(mail)];
  },
};
