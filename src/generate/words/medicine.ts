/** One field of medicine: its subjects, methods and measures. */
export interface Topic {
  name: string;
  conditions: readonly string[];
  treatments: readonly string[];
  outcomes: readonly string[];
  /** From the journal's list of keywords. */
  keywords: readonly string[];
}

const topic = (name: string, conditions: string, treatments: string, outcomes: string, keywords: string): Topic => ({
  name,
  conditions: conditions.split('|'),
  treatments: treatments.split('|'),
  outcomes: outcomes.split('|'),
  keywords: keywords.split('|'),
});

/** The vocabulary for titles, abstracts, reviews and areas of expertise. */
export const TOPICS: readonly Topic[] = [
  topic(
    'heart failure',
    'acute heart failure|chronic heart failure|preserved ejection fraction|cardiogenic shock',
    'early mobilisation|sodium restriction|levosimendan|home telemonitoring|intravenous iron',
    'readmission within 30 days|six-minute walk distance|one-year mortality|days alive and out of hospital',
    'Heart failure|Mortality|Rehabilitation|Biomarkers',
  ),
  topic(
    'rhythm disorders',
    'atrial fibrillation|ventricular tachycardia|long QT syndrome|sick sinus syndrome',
    'catheter ablation|rate control|wearable rhythm monitors|left atrial appendage closure',
    'freedom from arrhythmia|stroke within two years|unplanned cardioversion',
    'Arrhythmia|Atrial fibrillation|Stroke|Clinical trial',
  ),
  topic(
    'intensive care',
    'acute respiratory distress|difficult weaning|delirium after sedation|septic shock',
    'prone positioning|light sedation|high-flow oxygen|restricted fluids',
    'ventilator-free days|mortality at 90 days|length of stay',
    'Intensive care|Mechanical ventilation|Critical care|Respiratory failure',
  ),
  topic(
    'sepsis',
    'community-acquired sepsis|bacteraemia|neonatal sepsis|catheter infection',
    'early antibiotics|procalcitonin guidance|vasopressin|source control within six hours',
    'organ failure score|recurrence|antibiotic days',
    'Sepsis|Infection|Antibiotics|Mortality',
  ),
  topic(
    'diabetes',
    'type 2 diabetes|gestational diabetes|diabetic foot ulcers|hypoglycaemia in hospital',
    'continuous glucose monitoring|structured education|basal insulin|low-carbohydrate diets',
    'time in range|HbA1c|foot amputations',
    'Diabetes|Glucose monitoring|Nutrition|Primary care',
  ),
  topic(
    'stroke',
    'ischaemic stroke|intracerebral haemorrhage|transient ischaemic attack|post-stroke fatigue',
    'mobile stroke units|mechanical thrombectomy|tenecteplase|mirror therapy',
    'functional independence|door-to-needle time|recurrent stroke',
    'Stroke|Rehabilitation|Diagnostic imaging|Emergency medicine',
  ),
  topic(
    'old age',
    'hip fracture|frailty|polypharmacy|falls at home',
    'comprehensive geriatric assessment|deprescribing|tai chi|vitamin D',
    'hand grip strength|falls per person-year|admission to a nursing home',
    'Frailty|Geriatrics|Ageing|Quality of life',
  ),
  topic(
    'imaging',
    'suspected pulmonary embolism|aortic stenosis|myocarditis|liver fibrosis',
    'bedside ultrasound|cardiac magnetic resonance|deep learning|low-dose tomography',
    'diagnostic accuracy|reading time|agreement between observers',
    'Diagnostic imaging|Echocardiography|Ultrasound|Valve disease',
  ),
  topic(
    'surgery',
    'elective colectomy|coronary bypass|day surgery|emergency laparotomy',
    'prehabilitation|regional anaesthesia|warming|checklists',
    'surgical site infection|pain on the second day|return to theatre',
    'Surgery|Cardiac surgery|Anaesthesia|Patient safety',
  ),
  topic(
    'children',
    'bronchiolitis|febrile seizures|preterm birth|childhood asthma',
    'kangaroo care|nebulised saline|school nurses|parent coaching',
    'growth at two years|emergency visits|breastfeeding at six weeks',
    'Paediatrics|Nursing|Nutrition|Quality of care',
  ),
  topic(
    'kidneys',
    'acute kidney injury|haemodialysis|kidney transplantation|contrast nephropathy',
    'balanced crystalloids|nocturnal dialysis|remote ischaemic conditioning',
    'dialysis at 90 days|estimated filtration rate|graft survival',
    'Kidney failure|Pharmacology|Biomarkers|Mortality',
  ),
  topic(
    'resuscitation',
    'out-of-hospital cardiac arrest|traumatic arrest|drowning|post-arrest syndrome',
    'telephone guidance|mechanical compression|targeted temperature|drone-delivered defibrillators',
    'return of circulation|survival with good neurology|time to first shock',
    'Resuscitation|Cardiac arrest|Emergency medicine|Registry study',
  ),
];

export const DESIGNS: readonly string[] = [
  'a randomised trial',
  'a cohort study',
  'a registry study',
  'a stepped-wedge trial',
  'a pilot study',
  'a secondary analysis',
  'a multicentre study',
  'an observational study',
  'a before-and-after study',
  'a qualitative study',
];
export const POPULATIONS: readonly string[] = [
  'in rural hospitals',
  'in women over 75',
  'in primary care',
  'in low-resource settings',
  'in the first year of life',
  'after discharge',
  'in teaching hospitals',
  'at high altitude',
  'in people who live alone',
  'during night shifts',
];
