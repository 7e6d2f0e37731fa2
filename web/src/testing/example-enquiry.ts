import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';

export const blankEnquiry: StoredEnquiry = {
  _id: 'enquiry',
  firstName: 'Aroha',
  lastName: 'Example',
  email: 'aroha@example.org',
  phone: '',
  enquirySubject: 'Technical Support',
  enquiryMessage: 'Is it fast?',
  createdAt: '2026-01-01T00:00:00.000Z',
  isSuspect: false,
  isAnswered: false,
  replies: [],
  notes: [],
};
