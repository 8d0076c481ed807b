import { FluentProvider } from '@fluentui/react-components';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { FileView } from '@contracts';
import { aFile } from '../../../test/articles';
import { FileTable } from './file-table';

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => aFile({ id: `f${index}`, filename: `Table-${index + 1}.docx` }));

const table = (files: readonly FileView[]) => (
  <FluentProvider>
    <MemoryRouter>
      <FileTable label="Files" files={files} empty="There are no files." />
    </MemoryRouter>
  </FluentProvider>
);
const open = (count: number) => render(table(some(count)));
const rows = async (): Promise<number> =>
  within(await screen.findByRole('table', { name: 'Files' })).getAllByRole('row').length - 1;

describe('A table of files', () => {
  it('has ten files on a page, and shows more of them if asked', async () => {
    const user = userEvent.setup();
    open(12);
    expect(await rows()).toBe(10);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await rows()).toBe(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 rows');
    expect(await rows()).toBe(12);
  });

  it('opens the page with a file that is added', async () => {
    const files = some(11);
    const view = render(table(files));
    const added = [...files, aFile({ id: 'added', filename: 'Table-12.docx' })];
    view.rerender(table(added));
    expect(await screen.findByRole('link', { name: /Table-12/ })).toBeVisible();
    view.rerender(table([aFile({ id: 'first', filename: 'Table-0.docx' }), ...added]));
    expect(await screen.findByRole('link', { name: /Table-0/ })).toBeVisible();
  });

  it('prints all files', async () => {
    open(12);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(await rows()).toBe(12);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await rows()).toBe(10);
  });

  it('offers no pages where one is enough', async () => {
    open(10);
    expect(await rows()).toBe(10);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
