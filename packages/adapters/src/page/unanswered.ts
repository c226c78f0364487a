/** What a window hears when a call of its page got no answer at all (ER-02). */
export const UNANSWERED = 'unanswered';
