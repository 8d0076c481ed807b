import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  CounterBadge,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { t, type TicketCard, type TicketLists, type TicketReview } from '@contracts';
import { TICKET_SECTION_STATUS, TICKET_STATUS_LABELS } from '@contracts';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { VisuallyHidden } from '../../../shared/display/visually-hidden';
import { SectionBody } from './section-body';

export type SectionKey = keyof TicketLists;

export const SECTION_KEYS: readonly SectionKey[] = ['awaiting', 'open', 'closed'];
const WHAT_COMES_HERE: Record<SectionKey, string> = {
  awaiting: t('Tickets awaiting an answer from the office appear here.'),
  open: t('Tickets that are answered but not closed appear here.'),
  closed: t('Closed tickets appear here.'),
};
/** The closed section is collapsed by default. */
const OPEN_AT_FIRST = 'awaiting,open';
const ALL_FOLDED = 'none';
/** The section headings are buttons on screen, which print hides, so they are printed as headings. */
const PRINTED = { 'data-print': true } as object;

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  head: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  panel: { marginInline: 0 },
  /** Hidden while the section above loads, because its height is not known yet. */
  waiting: { visibility: 'hidden' },
});

interface Props {
  /** Undefined while loading, with a spinner in each section. */
  review: TicketReview | undefined;
  /** True if a search may hide some tickets. */
  filtered: boolean;
  state: ListState;
  onDelete(ticket: TicketCard): void;
  /** Loads more tickets of each section; undefined at the server's maximum. */
  onMore: (() => void) | undefined;
  refOf(key: SectionKey, element: HTMLElement | null): void;
}

/** Three collapsible sections with ticket counts. The address contains the names of the open ones. */
export function TicketSections({ review, filtered, state, onDelete, onMore, refOf }: Props) {
  const styles = useStyles();
  // A search opens every section that has results.
  const open = (state.get('open') || (filtered ? SECTION_KEYS.join(',') : OPEN_AT_FIRST)).split(',');
  const toggle = (keys: unknown[]) => {
    const chosen = SECTION_KEYS.filter((key) => keys.includes(key)).join(',');
    state.set({ open: chosen || ALL_FOLDED });
  };
  return (
    <Accordion
      multiple
      collapsible
      openItems={open}
      onToggle={(_event, data) => toggle(data.openItems)}
      className={styles.sections}
    >
      {SECTION_KEYS.map((key, index) => (
        <AccordionItem
          key={key}
          value={key}
          className={!review && index > 0 ? styles.waiting : undefined}
          ref={(element: HTMLDivElement | null) => refOf(key, element)}
        >
          <SectionHead name={key} count={review?.totals[key]} />
          <AccordionPanel className={styles.panel}>
            <SectionBody
              tickets={review?.[key]}
              total={review?.totals[key] ?? 0}
              none={filtered ? t('Try other words or another type.') : WHAT_COMES_HERE[key]}
              onDelete={onDelete}
              onMore={onMore}
            />
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function SectionHead({ name, count }: { name: SectionKey; count: number | undefined }) {
  const styles = useStyles();
  return (
    <AccordionHeader as="h2" size="large" button={PRINTED}>
      <span className={styles.head}>
        {TICKET_STATUS_LABELS[TICKET_SECTION_STATUS[name]]}
        <SectionCount count={count} waiting={name === 'awaiting'} />
      </span>
    </AccordionHeader>
  );
}

function SectionCount({ count, waiting }: { count: number | undefined; waiting: boolean }) {
  if (count === undefined) return null;
  const colour = waiting && count > 0 ? 'brand' : 'informative';
  return (
    <>
      <CounterBadge aria-hidden showZero count={count} overflowCount={9999} color={colour} />
      <VisuallyHidden> {t('{count, plural, one {# ticket} other {# tickets}}', { count })}</VisuallyHidden>
    </>
  );
}
