/** Statements that a journal requires in every manuscript; honest authors copy them from an earlier one, or from the journal's instructions. */
const STATEMENTS = `Ethics approval and consent to participate
The study was conducted in accordance with the Declaration of Helsinki. The protocol was reviewed and approved by the Medical Research Ethics Committee of the region (reference 2024-118), which waived the need for a further review. All participants received oral and written information, had at least one week to consider taking part, and gave written informed consent before the first measurement. They could withdraw at any time without giving a reason and without any consequence for their treatment.
Consent for publication
Not applicable. The manuscript contains no data of individual persons in any form.
Availability of data and materials
The datasets used and analysed during the current study are available from the corresponding author on reasonable request, after approval by the ethics committee and under an agreement on the use of the data.
Competing interests
The authors declare that they have no known competing financial interests or personal relationships that could have appeared to influence the work reported in this paper.
Funding
This research received no specific grant from any funding agency in the public, commercial, or not-for-profit sectors. The hospital paid the salaries of the authors. It had no role in the design of the study, in the collection, analysis and interpretation of the data, or in writing the manuscript.
Authors' contributions
The first and the last author conceived the study. The first and the second author collected the data. The third author did the analysis, and all authors interpreted the results. The first author wrote the draft. All authors read and approved the final manuscript, and agree to be accountable for all aspects of the work.
Acknowledgements
We thank all participants, the nurses of the outpatient clinic, and the staff of the data centre for their help.
Use of artificial intelligence
During the preparation of this work the authors used a language tool to improve readability. After using it, they reviewed and edited the content as needed and take full responsibility for the content of the publication.`;

/** The same works are cited in articles on neighbouring subjects. */
const REFERENCES = `References
1. von Elm E, Altman DG, Egger M, et al. The Strengthening the Reporting of Observational Studies in Epidemiology (STROBE) statement: guidelines for reporting observational studies. Lancet 2007;370:1453-7.
2. Charlson ME, Pompei P, Ales KL, MacKenzie CR. A new method of classifying prognostic comorbidity in longitudinal studies: development and validation. J Chronic Dis 1987;40:373-83.
3. Folstein MF, Folstein SE, McHugh PR. Mini-mental state: a practical method for grading the cognitive state of patients for the clinician. J Psychiatr Res 1975;12:189-98.
4. R Core Team. R: a language and environment for statistical computing. Vienna: R Foundation for Statistical Computing; 2023. https://www.R-project.org/`;

/** The paragraph about the analysis that a department uses in each of its articles. */
const ANALYSIS =
  'Continuous variables are presented as mean and standard deviation or as median and interquartile range, and categorical variables as number and percentage. A two-sided p value below 0.05 was considered statistically significant.';

/** Short articles, each on a different subject. They were written for this test, and no detector was tuned to them. */
const BODIES: readonly [title: string, body: string][] = [
  [
    'Hand grip and falls in the year after a broken hip',
    `Introduction
Half of those who break a hip never walk again as they did. Whether weak hands warn of the next fall is debated, because most surveys asked people who were still fit enough to come to a clinic.
Methods
Between March and October we visited 212 men and women at home, six weeks after their operation. A physiotherapist asked them to squeeze a dynamometer three times with each hand and wrote down the best value. Relatives kept a calendar of falls and telephoned when something had happened. ${ANALYSIS}
Results
Seventy-one people fell at least once. Those in the weakest third had twice as many falls as the strongest, but the difference shrank once we took age and eyesight into account. Nobody was harmed by the measurement itself, although four found it tiring.
Discussion
Grip alone adds little to what a family doctor already knows. It may still be worth the minute it costs, since a poor result opened a talk about loose carpets and bad lamps in nearly every house.`,
  ],
  [
    'Do reminders by text message help teenagers with asthma?',
    `Introduction
Adolescents forget their inhalers more often than any other group. Parents stop watching, school gets busy, and friends should not see it.
Methods
Nine schools took part. We drew lots by class: in half of them pupils were sent a short joke with a picture of their inhaler at seven in the morning, in the other half a weekly leaflet. Electronic caps counted each puff for sixteen weeks. ${ANALYSIS}
Results
Of 148 pupils, 131 finished. Caps registered 62 per cent of prescribed doses in the group with jokes against 47 per cent with leaflets. The gain had vanished by week twelve, when most had muted the sender. Night-time cough and missed lessons were alike in both groups.
Discussion
Humour wears off. A programme that wants to last beyond a term probably needs the pupils themselves to write what is sent, which two classes began to do on their own.`,
  ],
  [
    'Lost samples: an audit of a hospital laboratory',
    `Introduction
Tubes that never arrive are seldom counted, because an absent result leaves no trace. Our clinicians suspected that it happened weekly.
Methods
For ninety days a student compared every order in the electronic record with the stock of the analyser. When a tube was missing, she walked the route from ward to bench and asked each person on the way. ${ANALYSIS}
Results
Out of 40,316 orders, 187 had no tube. Two thirds of these had been drawn and lay in a pneumatic post station on the fourth floor whose sensor was broken. Blood cultures were lost least, probably since they travel by hand. Repeating the draw delayed treatment by a median of five hours.
Discussion
A single faulty sensor explained more than all human slips together. Since its repair the rate is a third of what it was. Counting what does not arrive costs one afternoon a month.`,
  ],
  [
    'Voices in the corridor: sleep on a shared ward',
    `Introduction
Patients complain about noise at night more than about food. Earlier work measured decibels only, as if a whispered quarrel and a humming fan were equal.
Methods
Microphones above twelve beds kept the loudness and the kind of sound, never the words. In the morning each patient marked on a clock face when they had been awake and why. We interviewed the night staff twice. ${ANALYSIS}
Results
We obtained 506 nights. Speech woke people at levels far below those of machines: a conversation at 42 decibels was blamed as often as an alarm at 65. Staff were surprised, and thought that trolleys were worst. After carpet tiles had been laid nothing changed.
Discussion
People wake from meaning. Moving the handover behind a door is cheaper than any carpet, and the ward has done so since June.`,
  ],
  [
    'Memory clinics without a waiting room: visits at home compared',
    `Introduction
Testing memory in a strange building may make people look worse than they are. Few have compared it with the kitchen table.
Methods
We saw 94 couples twice, two weeks apart, once in our clinic and once at home, in random order. The same neuropsychologist used parallel versions of the tests. Partners rated how usual the person seemed that day. ${ANALYSIS}
Results
At home the total was 1.8 points higher, chiefly because orientation improved: everyone knew which town they were in. Naming and copying did not differ. Nineteen would have been given another diagnosis had only one place been used.
Discussion
Orientation measures the building as much as the brain. Cut-offs obtained in clinics should not be carried to the kitchen without thought.`,
  ],
];

/** A short manuscript that consists mostly of the statements. */
export interface ShortManuscript {
  title: string;
  body: string;
  text: string;
}

/** Short honest manuscripts, whose statements, references and way of analysis are word for word the same. */
export const SHORT_MANUSCRIPTS: readonly ShortManuscript[] = BODIES.map(([title, body]) => ({
  title,
  body,
  text: [title, body, STATEMENTS, REFERENCES].join('\n'),
}));
