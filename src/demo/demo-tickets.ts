import type { TicketType, TicketView } from '../contracts';
import type { DemoClient } from './demo-client';

/** The person, days after the previous step, and the text of an answer; null closes the ticket. */
type Step = readonly [who: string, days: number, text: string | null];

export interface DemoTicket {
  owner: string;
  /** Days since it was opened. */
  daysAgo: number;
  name: string;
  type: TicketType;
  content: string;
  steps: readonly Step[];
}

const DAY_MS = 86_400_000;

/** A few tickets in each state, oldest first, so that their numbers follow their dates. */
export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    owner: 'author2',
    daysAgo: 64,
    name: 'Two accounts with different addresses',
    type: 'REQUEST',
    content: '<p>I registered twice by mistake. Can the account with my private address be removed?</p>',
    steps: [
      ['assistant', 1, '<p>Nothing hangs on the second account, so we have closed it. Please keep using this one.</p>'],
      ['author2', 1, '<p>Thank you, that was quick.</p>'],
      ['assistant', 0, null],
    ],
  },
  {
    owner: 'reviewer2',
    daysAgo: 41,
    name: 'The link in the invitation no longer opens',
    type: 'BUG',
    content: '<p>The link says that the request is closed. I had wanted to <strong>accept</strong> it.</p>',
    steps: [
      ['editor', 2, '<p>The decision had been taken in the meantime, so the request was cancelled. We are sorry.</p>'],
      ['reviewer2', 1, null],
    ],
  },
  {
    owner: 'author3',
    daysAgo: 27,
    name: 'May we add an author after submission?',
    type: 'GENERAL',
    content: '<p>A colleague who did the statistics was forgotten. Can she still be added?</p>',
    steps: [
      [
        'assistant',
        1,
        '<p>Yes, with the next revision. Please state in the letter of rebuttal:</p><ul><li>what she contributed,</li><li>that all authors agree.</li></ul>',
      ],
      ['author3', 2, null],
    ],
  },
  {
    owner: 'author',
    daysAgo: 15,
    name: 'Invoice for the language correction',
    type: 'REQUEST',
    content: '<p>Our administration needs an invoice with the VAT number of the hospital on it.</p>',
    steps: [['assistant', 2, '<p>Gladly. Please send us the number and the address here.</p>']],
  },
  {
    owner: 'reviewer4',
    daysAgo: 11,
    name: 'A later date for my review',
    type: 'REQUEST',
    content: '<p>I am away next week. Could I have <em>one more week</em>?</p>',
    steps: [
      ['associate', 1, '<p>Certainly. Which date would suit you?</p>'],
      ['reviewer4', 1, '<p>The Friday after next.</p>'],
      ['editor', 1, '<p>The date is set. Thank you for telling us early.</p>'],
    ],
  },
  {
    owner: 'author2',
    daysAgo: 8,
    name: 'Supplementary video larger than 50 MB',
    type: 'GENERAL',
    content: '<p>Our video has 80 MB. Is there another way to hand it in?</p>',
    steps: [
      ['assistant', 1, '<p>Could you save it again at a lower resolution? 720p is enough for publication.</p>'],
      ['author2', 1, '<p>At 720p it is still 61 MB. May we cut it into two parts?</p>'],
    ],
  },
  {
    owner: 'author',
    daysAgo: 4,
    name: 'Figure 2 looks blurred in the overview',
    type: 'BUG',
    content:
      '<p>In the overview PDF the second figure is blurred, although the TIFF has 600 dpi.</p><ol><li>Open the overview.</li><li>Go to the last page.</li></ol>',
    steps: [],
  },
  {
    owner: 'author3',
    daysAgo: 1,
    name: 'How long does the first check take at the moment?',
    type: 'GENERAL',
    content: '<p>We submitted a week ago and would like to plan the revision.</p>',
    steps: [],
  },
];

/**
 * Creates one ticket through the server's own calls, at its dates.
 * @throws DemoCallError when the server refuses a step.
 */
export async function createTicket(client: DemoClient, { owner, daysAgo, steps, ...input }: DemoTicket): Promise<void> {
  let at = Date.now() - daysAgo * DAY_MS;
  const { id } = await client.post<TicketView>(owner, '/ticket/save', input, new Date(at));
  for (const [who, days, content] of steps) {
    // At least some minutes, so that no two steps have the same time.
    at += days * DAY_MS + DAY_MS / 96;
    const path = content === null ? `/ticket/${id}` : `/ticket/${id}/response`;
    await client.post(who, path, content === null ? {} : { content }, new Date(at));
  }
}
