import { screen } from '@testing-library/react';
import type { CheckedCertificate } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { renderApp } from '../../../../test/render-app';

const CODE = 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG';
const VALID: CheckedCertificate = {
  ...{ status: 'VALID', name: 'Rosa van der Berg', fromYear: 2019, toYear: 2025, reviews: 12 },
  issuedAt: '2026-01-15T12:00:00Z',
};
const UNKNOWN = {
  statusCode: 404,
  code: 'NOT_FOUND',
  message: 'This journal has issued no certificate with this code.',
};

function open(path: string, status = 200, found: unknown = VALID) {
  const calls = answerWith({ [`GET /certificate/${CODE}`]: [status, found] });
  return { calls, ...renderApp(path) };
}

afterEach(() => jest.restoreAllMocks());

describe('The check of a certificate', () => {
  it('shows the content of a valid certificate without a session', async () => {
    open(`/certificate/${CODE}`);
    expect(await screen.findByText('This certificate is valid.')).toBeInTheDocument();
    for (const fact of ['Rosa van der Berg', '12', '2019 to 2025', '15 January 2026'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getAllByText('Test Journal').length).toBeGreaterThan(0);
  });

  it('says only that a withdrawn certificate is withdrawn', async () => {
    open(`/certificate/${CODE}`, 200, { status: 'WITHDRAWN' });
    expect(await screen.findByText(/was withdrawn and is no longer valid/)).toBeInTheDocument();
    expect(screen.queryByText('Rosa van der Berg')).not.toBeInTheDocument();
  });

  it('says that there is no certificate with an unknown code', async () => {
    open(`/certificate/${CODE}`, 404, UNKNOWN);
    expect(await screen.findByText(UNKNOWN.message)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Check code' })).toBeInTheDocument();
  });

  it('keeps an unknown code that was typed, so that it can be corrected', async () => {
    const { user, router } = open('/certificate', 404, UNKNOWN);
    await user.type(await screen.findByRole('textbox', { name: 'Check code' }), CODE);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(UNKNOWN.message)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Check code' })).toHaveValue(CODE);
    expect(router.state.location.pathname).toBe('/certificate');
  });

  it('asks for a code if the address has none', async () => {
    const { user, router, calls } = open('/certificate');
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect(screen.getAllByText('Please enter the code.').length).toBeGreaterThan(0);
    expect(calls.some(({ path }) => path.startsWith('/certificate'))).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Check code' }), `${CODE}{Enter}`);
    expect(await screen.findByText('This certificate is valid.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/certificate/${CODE}`);
  });

  it('can be tried again when the server did not answer', async () => {
    open(`/certificate/${CODE}`, 503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' });
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
