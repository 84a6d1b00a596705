/** The most memory that this process has had. */
export declare function peakMegabytes(): number;
