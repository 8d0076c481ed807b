import { el, type Xml, xmlDocument } from '../../exchange/public';

/** The organization that convened the review, as ORCID shows it. */
export interface ConveningOrganization {
  name: string;
  city: string;
  /** The country by ISO 3166-1. */
  countryCode: string;
  /** An address of ror.org; '' for none. */
  ror: string;
}

/** All that ORCID gets about a review: neither the manuscript, nor its authors, nor a day (ADR 119). */
export interface PeerReview {
  /** Identifies the review and nothing else: no one can compute the manuscript from it. */
  reviewId: string;
  year: number;
  /** Such as `issn:2049-3630`. */
  groupId: string;
  organization: ConveningOrganization;
}

const ROOT = {
  'xmlns:common': 'http://www.orcid.org/ns/common',
  'xmlns:peer-review': 'http://www.orcid.org/ns/peer-review',
};

const identifier = (reviewId: string): Xml =>
  el(
    'common:external-id',
    {},
    el('common:external-id-type', {}, 'source-work-id'),
    el('common:external-id-value', {}, reviewId),
    el('common:external-id-relationship', {}, 'self'),
  );

const convening = ({ name, city, countryCode, ror }: ConveningOrganization): Xml =>
  el(
    'peer-review:convening-organization',
    {},
    el('common:name', {}, name),
    el('common:address', {}, el('common:city', {}, city), el('common:country', {}, countryCode)),
    ror === ''
      ? null
      : el(
          'common:disambiguated-organization',
          {},
          el('common:disambiguated-organization-identifier', {}, ror),
          el('common:disambiguation-source', {}, 'ROR'),
        ),
  );

/** The peer review of ORCID's Member API 3.0. Without a subject, ORCID shows only that the person reviewed for the journal in a year. */
export const peerReviewXml = ({ reviewId, year, groupId, organization }: PeerReview): string =>
  xmlDocument(
    el(
      'peer-review:peer-review',
      ROOT,
      el('peer-review:reviewer-role', {}, 'reviewer'),
      el('peer-review:review-identifiers', {}, identifier(reviewId)),
      el('peer-review:review-type', {}, 'review'),
      el('peer-review:review-completion-date', {}, el('common:year', {}, String(year))),
      el('peer-review:review-group-id', {}, groupId),
      convening(organization),
    ),
  );
