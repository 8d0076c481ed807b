import { render, screen } from '@testing-library/react';
import { FileFlags } from './file-flags';

describe('findings in a file', () => {
  it('is shown in words', () => {
    render(<FileFlags flags={['MACROS', 'ENCRYPTED']} />);
    expect(screen.getByText('Contains macros')).toBeVisible();
    expect(screen.getByText('Protected by a password')).toBeVisible();
  });

  it.each([[null], [[]]])('is nothing for %j', (flags) => {
    const { container } = render(<FileFlags flags={flags} />);
    expect(container).toBeEmptyDOMElement();
  });
});
