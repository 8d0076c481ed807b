import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { MailSuggestion } from '@contracts';
import { person, sessionOf } from '../../../../test/render-app';
import { MailDialog } from '../../dialogs/mail-dialog';
import { makeStore } from '../../state/store';
import { ThemeProvider } from '../../theme/theme-provider';

const suggestion: MailSuggestion = {
  language: 'en',
  to: ['anna@example.org'],
  cc: [],
  subject: 'Your manuscript',
  message: '<p>Dear Anna,</p>',
  insertable: [
    { label: 'Title of the article', text: 'Sleep & shift work' },
    { label: 'Due date', text: '5 March 2027' },
  ],
};

function open() {
  const sent = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  render(
    <Provider store={makeStore(sessionOf(person('editor')))}>
      <ThemeProvider>
        <MailDialog title="Reject" storedAs="reject:a1" suggestion={suggestion} onSend={sent} onClose={onClose} />
      </ThemeProvider>
    </Provider>,
  );
  return { sent, onClose, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => localStorage.clear());

describe('The menu of values in a letter', () => {
  it('inserts a value of the article at the caret, found by its name or its text', async () => {
    const { user, sent } = open();
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.clear(message);
    await user.type(message, 'Due  at last');
    message.setSelectionRange(4, 4);
    const menu = screen.getByRole('combobox', { name: 'Insert a value into: Message' });
    await user.type(menu, 'march');
    expect(screen.queryByRole('option', { name: /Title/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /Due date/ }));
    expect([message.value, (menu as HTMLInputElement).value]).toEqual(['Due 5 March 2027 at last', '']);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ text: 'Due 5 March 2027 at last' }));
  });

  it('inserts nothing when the menu of values is left by Tab, and asks no question for a word typed there', async () => {
    const { user, onClose } = open();
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    const before = message.value;
    await user.type(screen.getByRole('combobox', { name: 'Insert a value into: Message' }), 'march');
    expect(screen.getByRole('option', { name: /Due date/ })).toBeVisible();
    await user.keyboard('{ArrowDown}{Tab}');
    expect(message.value).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
  });
});
