import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { MailBody, MailSuggestion } from '@contracts';
import { person, sessionOf } from '../../../../test/render-app';
import { MailDialog } from '../../dialogs/mail-dialog';
import { makeStore } from '../../state/store';

const suggestion: MailSuggestion = {
  ...{ language: 'en', to: ['anna@example.org'], cc: [], subject: 'Your manuscript', message: '<p>Dear Anna,</p>' },
};

function open(send: (mail: MailBody) => Promise<unknown> = () => Promise.resolve()) {
  const onSend = jest.fn(send);
  const { unmount } = render(
    <Provider store={makeStore(sessionOf(person('editor')))}>
      <MailDialog title="Reject" storedAs="reject:a1" suggestion={suggestion} onSend={onSend} onClose={() => {}} />
    </Provider>,
  );
  return { onSend, unmount, user: userEvent.setup({ delay: null }) };
}

const message = () => screen.findByRole('textbox', { name: 'Message' });
const offer = (name: string) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('Text of a mail that was not sent', () => {
  it('is offered in the dialog, which opens with the present suggestion', async () => {
    const first = open(() => Promise.reject(new Error('The session has ended')));
    await first.user.type(await message(), ' My reasons.');
    await first.user.click(await offer('Send'));
    first.unmount();
    const { user, onSend } = open();
    expect(await message()).toHaveValue(suggestion.message);
    await user.click(await offer('Restore text'));
    expect(await message()).toHaveValue(`${suggestion.message} My reasons.`);
    await user.click(await offer('Send'));
    expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ text: `${suggestion.message} My reasons.` }));
    expect(localStorage).toHaveLength(0);
  });

  it('stays while another text is typed, until it is discarded', async () => {
    for (const words of [' First.', ' Second.']) {
      const { user, unmount } = open();
      await user.type(await message(), words);
      unmount();
    }
    const latest = open();
    await latest.user.click(await offer('Discard text'));
    latest.unmount();
    const { user } = open();
    await user.click(await offer('Restore text'));
    expect(await message()).toHaveValue(`${suggestion.message} First.`);
  });
});
