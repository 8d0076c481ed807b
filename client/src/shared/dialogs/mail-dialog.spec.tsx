import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ApiError, MailBody } from '@contracts';
import { person, sessionOf } from '../../../test/render-app';
import { makeStore } from '../state/store';
import { ThemeProvider } from '../theme/theme-provider';
import { MailDialog } from './mail-dialog';

const suggestion = {
  language: 'en' as const,
  to: ['anna@example.org'],
  cc: [],
  subject: 'Your manuscript',
  message: '<p>Dear Anna,</p>',
  insertable: [],
};

function open(onSend: (mail: MailBody) => Promise<unknown> = () => Promise.resolve(), to = suggestion.to) {
  const sent = jest.fn(onSend);
  const onClose = jest.fn();
  render(
    <Provider store={makeStore(sessionOf(person('editor')))}>
      <ThemeProvider>
        <MailDialog
          title="Reject"
          storedAs="reject:a1"
          suggestion={{ ...suggestion, to }}
          onSend={sent}
          onClose={onClose}
        />
      </ThemeProvider>
    </Provider>,
  );
  return { sent, onClose, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => localStorage.clear());

describe('The mail dialog', () => {
  it('sends the edited suggestion and closes', async () => {
    const { user, sent, onClose } = open();
    await screen.findByRole('textbox', { name: 'Message' });
    await user.type(screen.getByRole('textbox', { name: 'Cc' }), 'Eva@Example.org,');
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), ' 2026-7');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const mail = {
      to: ['anna@example.org'],
      cc: ['eva@example.org'],
      subject: 'Your manuscript 2026-7',
      text: '<p>Dear Anna,</p>',
      language: 'en',
    };
    expect(sent).toHaveBeenCalledWith(mail);
    expect(onClose).toHaveBeenCalled();
  });

  it('sends a reply address only if one was given, and only a valid one', async () => {
    const { user, sent } = open();
    const answers = screen.getByRole('textbox', { name: 'Reply to' });
    await user.type(answers, 'nobody@');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    await user.clear(answers);
    await user.type(answers, 'desk@example.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ replyTo: 'desk@example.org' }));
  });

  it('asks before it sends a mail that reveals a person’s identity, and then sends the confirmation with it', async () => {
    const details = { text: 'This would reveal the reviewers to the authors: “Jane Roe”.' };
    const refusal: ApiError = { statusCode: 422, code: 'NAMES_FOUND', message: details.text, details };
    const { user, sent, onClose } = open((mail) => (mail.sendAnyway ? Promise.resolve() : Promise.reject(refusal)));
    const box = () => screen.queryByRole('checkbox', { name: /Send anyway/ });
    expect(box()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('“Jane Roe”');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('checkbox', { name: /Send anyway/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ sendAnyway: true }));
    expect(onClose).toHaveBeenCalled();
  });

  it('shows the first of fifty addresses, all at the press of a button, and sends to each', async () => {
    const to = Array.from({ length: 50 }, (_, number) => `author-${number}@example.org`);
    const { user, sent } = open(undefined, to);
    const shown = () => screen.getAllByText(/^author-\d+@example.org$/).length;
    expect(shown()).toBe(5);
    await user.click(screen.getByRole('button', { name: 'and 45 more' }));
    expect(shown()).toBe(50);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    await user.click(screen.getByRole('button', { name: /Remove author-0@example.org/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ to: to.slice(1) }));
  });

  it('requires a recipient', async () => {
    const { user, sent } = open();
    await user.click(screen.getByRole('button', { name: /Remove anna@example.org/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Please add at least one recipient').length).toBeGreaterThan(0);
    expect(sent).not.toHaveBeenCalled();
  });

  it('accepts no invalid address', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'To' }), 'nobody{Enter}');
    expect(screen.getByText('Email is not valid')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('nobody');
  });

  it('is not sent without an address that was mistyped', async () => {
    const { user, sent, onClose } = open();
    await user.type(screen.getByRole('textbox', { name: 'Cc' }), 'eva@example.org, jan@example');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Cc: Email is not valid');
    await user.click(within(summary).getByText('Email is not valid'));
    expect(screen.getByRole('textbox', { name: 'Cc' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Cc' })).toHaveValue('jan@example');
    await user.type(screen.getByRole('textbox', { name: 'Cc' }), '.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith({
      ...{ to: suggestion.to, cc: ['eva@example.org', 'jan@example.org'], subject: suggestion.subject },
      ...{ text: suggestion.message, language: 'en' },
    });
  });

  it('shows the mail without forbidden content', async () => {
    const { user } = open();
    const message = await screen.findByRole('textbox', { name: 'Message' });
    await user.clear(message);
    await user.click(message);
    await user.paste('<p>Hello <img src=x onerror=alert(1)><b>Anna</b></p><script>alert(1)</script>');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Anna').tagName).toBe('B');
    expect(screen.getByRole('dialog').innerHTML).not.toMatch(/onerror|<script/);
  });

  it('stays open with the reason when the mail cannot be sent', async () => {
    const refusal: ApiError = {
      statusCode: 409,
      message: 'This article was changed by Eva. Please reload the page.',
      code: 'STALE_VERSION',
    };
    const { user, onClose } = open(() => Promise.reject(refusal));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(refusal.message)).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before it closes with written text, and keeps the text', async () => {
    const { user, onClose } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), ' again');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Your manuscript again');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes immediately while there is nothing to lose', async () => {
    const { user, onClose } = open();
    await screen.findByRole('textbox', { name: 'Subject' });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
