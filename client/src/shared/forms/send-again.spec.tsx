import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { toApiError } from '../api/api-error';
import { savingChanged } from '../changes/saving-slice';
import { FormDialog } from '../dialogs/form-dialog';
import { makeStore } from '../state/store';
import { ErrorSummary } from './error-summary';
import { Form } from './form';
import { TextField } from './text-field';
import { useForm } from './use-form';

const AWAY = { statusCode: 503, code: 'UNAVAILABLE', message: 'Saving is not possible at this moment.' };
type Send = (values: { note: string }) => Promise<unknown>;

const useNote = (submit: Send) => useForm({ initial: { note: '' }, validate: () => ({}), submit });

function OnPage({ send }: { send: Send }) {
  const form = useNote(send);
  return (
    <Form form={form} label="Note">
      <TextField form={form} name="note" label="Note" />
      <button type="submit">Save</button>
    </Form>
  );
}

function InDialog({ send }: { send: Send }) {
  const form = useNote(send);
  return (
    <FormDialog open title="Note" submit="Save" onSubmit={() => void form.submit()} onCancel={() => undefined}>
      <ErrorSummary form={form} />
      <TextField form={form} name="note" label="Note" />
    </FormDialog>
  );
}

function WithoutForm({ send }: { send: Send }) {
  const form = useNote(send);
  return (
    <>
      <ErrorSummary form={form} onAgain={() => void form.submit()} />
      <TextField form={form} name="note" label="Note" />
      <button onClick={() => void form.submit()}>Save</button>
    </>
  );
}

/** Types a note and sends it to a server that returns this failure until it has recovered. */
async function sent(Shown: typeof OnPage, failure: unknown) {
  const [store, user] = [makeStore(), userEvent.setup({ delay: null })];
  const server = { isWell: false };
  const send = jest.fn(() => (server.isWell ? Promise.resolve() : Promise.reject(failure as Error)));
  render(
    <Provider store={store}>
      <Shown send={send} />
    </Provider>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'A long thought');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { store, user, server, send };
}
const again = () => screen.queryByRole('button', { name: 'Send again' });

describe('A form that the server could not take', () => {
  it.each([
    ['a form on a page', OnPage],
    ['a dialog', InDialog],
    ['fields without a form', WithoutForm],
  ])('is sent again as it is by one press, in %s', async (_place, Shown) => {
    const { user, server, send } = await sent(Shown, AWAY);
    expect(screen.getByText('What you typed is still here.')).toBeInTheDocument();
    server.isWell = true;
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(send.mock.calls).toEqual([[{ note: 'A long thought' }], [{ note: 'A long thought' }]]);
    expect(again()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('A long thought');
  });

  it('shows when saving is possible again, and can also be sent before', async () => {
    const { store, user, send } = await sent(OnPage, AWAY);
    act(() => void store.dispatch(savingChanged(false)));
    expect(await screen.findByText('What you typed stays here until saving is possible again.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(send).toHaveBeenCalledTimes(2);
    act(() => void store.dispatch(savingChanged(true)));
    expect(await screen.findByText('Saving is possible again.')).toHaveAttribute('role', 'status');
    expect(again()).toBeInTheDocument();
  });

  it.each([
    ['no connection', toApiError({ status: 'FETCH_ERROR', error: 'x' })],
    [
      'a proxy that answers alone',
      toApiError({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' }),
    ],
    ['a proxy whose page could be read', toApiError({ status: 504, data: '<html>Gateway</html>' })],
  ])('offers it after %s', async (_what, failure) => {
    await sent(OnPage, failure);
    expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(again()).toBeInTheDocument();
  });

  it.each([
    ['a refusal', { statusCode: 422, code: 'RULE_BROKEN', message: 'No.' }],
    ['a mistake of the server', { statusCode: 500, code: 'INTERNAL', message: 'Wrong.' }],
  ])('offers nothing of this after %s', async (_what, failure) => {
    await sent(OnPage, failure);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(again()).toBeNull();
  });
});
