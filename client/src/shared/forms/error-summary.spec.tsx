import { Radio, RadioGroup } from '@fluentui/react-components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form';
import { FormField } from './form-field';
import { TextField } from './text-field';
import { useForm } from './use-form';

const EMPTY = 'Please fill this in.';

/** A form whose messages do not name their field, and a form whose messages do. */
function TwoFigures() {
  const form = useForm({
    initial: { first: '', second: '', sure: '', hidden: '', name: '' },
    validate: () => ({ first: EMPTY, second: EMPTY, sure: EMPTY, hidden: EMPTY, name: 'Firstname is required' }),
    submit: () => Promise.resolve(),
  });
  return (
    <Form form={form} label="Figures">
      <TextField form={form} name="first" label="Figure 1" required />
      <TextField form={form} name="second" label="Figure 2" />
      <FormField label="Are you sure?" required error={form.errors.sure}>
        <RadioGroup id={form.idOf('sure')} value={form.values.sure}>
          <Radio value="yes" label="Yes" />
          <Radio value="no" label="No" />
        </RadioGroup>
      </FormField>
      <TextField form={form} name="name" label="First name" />
      <button type="submit">Send</button>
    </Form>
  );
}

async function sent() {
  const user = userEvent.setup();
  render(<TwoFigures />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}
const link = (name: string) => screen.getByRole('link', { name });

describe('The summary of errors', () => {
  it('names each wrong field by its label, and does not repeat the name', async () => {
    await sent();
    const lines = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      `Figure 1: ${EMPTY}`,
      `Figure 2: ${EMPTY}`,
      `Are you sure?: ${EMPTY}`,
      EMPTY,
      'Firstname is required',
    ]);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('links to the field, and into a row of choices', async () => {
    const user = await sent();
    await user.click(link(`Figure 2: ${EMPTY}`));
    expect(screen.getByRole('textbox', { name: 'Figure 2' })).toHaveFocus();
    act(() => link(`Are you sure?: ${EMPTY}`).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  });
});
