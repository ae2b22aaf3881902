export declare function giveInAnyOrder(): () => void;
